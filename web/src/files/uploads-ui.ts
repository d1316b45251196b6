/** Components of uploads that other modules show. */
export { AttachmentsField } from './uploads/attachments-field.tsx';
export { AvatarField } from './uploads/avatar-field.tsx';
export { DropZone } from './uploads/drop-zone.tsx';
export { OwnPicture } from './uploads/own-picture.tsx';
