/** Components of uploads for other modules. */
export { AttachmentsField } from './uploads/attachments-field.tsx';
export { AvatarField } from './uploads/avatar-field.tsx';
export { DropZone } from './uploads/drop-zone.tsx';
export { FilesOfLine } from './uploads/files-of-line.tsx';
export { OwnPicture } from './uploads/own-picture.tsx';
