import { avatarKinds, fileParentKinds } from '@trattativa/contract/files/uploads/files';
import { expect, it } from 'vitest';
import '../modules.ts';
import { attachmentKinds } from './attachment-kinds.ts';
import { avatarOwners, picturedRecords } from './avatar-owners.ts';

it.each(fileParentKinds)('a module decides the rights on the attachments of a %s', (kind) => {
  expect(attachmentKinds.get(kind).rights).toBeTypeOf('function');
});

it.each(avatarKinds)('a module decides who sets the picture of a %s', (kind) => {
  expect(avatarOwners.get(kind)).toBeTypeOf('function');
  expect(picturedRecords.get(kind).isShown).toBeTypeOf('function');
});
