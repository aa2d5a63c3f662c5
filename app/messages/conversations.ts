import { limits } from '~/permissions/limits'
import type { WorkKind } from '~/shared/kinds'
import { fileSize } from './file-size'
import { count } from './format'

type Values = Record<string, string | number>

const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Message about parts of a paste that were left out, and what to do; empty when all of it came. */
function leftOut(left: { pictures: number; rows: number; columns: number; others: number }) {
  const parts = [
    left.pictures > 0 && some(left.pictures, 'picture', 'pictures'),
    left.rows > 0 && some(left.rows, 'row', 'rows'),
    left.columns > 0 && some(left.columns, 'column', 'columns'),
    left.others > 0 && some(left.others, 'video, drawing or field', 'videos, drawings or fields'),
  ].filter((part) => part !== false)
  return parts.length === 0
    ? ''
    : `Left out of what you pasted: ${parts.join(', ')}. Attach a file if you need them.`
}

/** Texts of a conversation; those that differ by kind of work have its word. */
export const conversationMessages = {
  messages: 'Messages',
  none: 'No messages yet. Everyone involved sees what you write.',
  nearlyFull: (room: { messages: number; files: number }) =>
    `This conversation is nearly full: ${room.messages.toLocaleString('en')} of ${limits.messagesOfConversation.toLocaleString('en')} messages and ${room.files} of ${limits.filesOfConversation} files. Please continue in a new request or order soon.`,
  earlier: 'Show earlier messages',
  later: 'Show later messages',
  isNew: 'New',
  reply: (name: string | null) => (name ? `Reply to ${name}` : 'Write a message'),
  message: 'Message',
  send: 'Send',
  sendAsItIs: 'Send as it is',
  sent: { request: 'Message sent', order: 'Successfully created message' } satisfies Record<
    WorkKind,
    string
  >,
  undo: 'Undo',
  takenBack: 'Message undone. Your text is back in the form.',
  onlyYou: 'Only you can see it yet',
  onlyYouUntil: 'Only you can see it until',
  sendNow: 'Send now',
  isOut: 'Your message was sent.',
  tooLate: 'This message was already sent or undone.',
  saveDraft: 'Save draft',
  draftSaved: 'Draft saved',
  draftOf: 'Draft saved',
  newer: (count: number) => `${count} new ${count === 1 ? 'message' : 'messages'}`,
  writing: (names: readonly string[]) => {
    const [one = '', two, three] = names.map((name) => name.split(' ')[0] ?? name)
    if (three) return 'Several people are writing'
    return two ? `${one} and ${two} are writing` : `${one} is writing`
  },
  discard: 'Discard draft',
  discarded: 'Draft discarded',
  changesKept: 'The changes you asked for',
  changesKeptLead: 'Not sent. This delivery no longer needs your review.',
  restored: 'The draft is back.',
  notRestored: 'This draft is gone. It could be restored for an hour.',
  elsewhere: 'You are also writing this in another tab. Save draft keeps both.',
  savedBoth: 'Draft saved, with what you wrote in another tab',
  attach: 'Attach files',
  attached: 'Attached files',
  remove: (name: string) => `Remove ${name}`,
  mention: 'Mention someone',
  notify: 'Notify',
  whom: 'Search by name',
  tellHint:
    'Ticked people are notified, and named at the end. You can also type @ and a full name.',
  /** Words that tell people with the same name apart. */
  ofStudio: 'studio',
  ofClient: 'client',
  canned: 'Canned response',
  insert: 'Insert',
  cannedSearch: 'Search by name',
  cannedNone: 'No canned response has this name.',
  cannedFailed: 'It couldn’t be loaded. Please try again.',
  placeholders: (left: readonly string[]) => `Still to fill in: ${left.join(', ')}`,
  leftOut,
  bold: 'Bold',
  italic: 'Italic',
  list: 'List',
  link: 'Link',
  linkAsk: 'Address of the link',
  movedTitle: 'A reply arrived while you were writing',
  changedTitle: (kind: WorkKind) => `The ${kind} changed while you were writing`,
  movedLead: 'Yours isn’t sent yet. Read what’s new, edit your text if you like, then choose.',
  you: 'You',
  notSent: 'not sent',
  begun: 'kept',
  yours: 'Your message',
  sendMine: 'Send my message',
  keepDraft: 'Keep it as a draft',
  changed: 'Changed since',
  write: 'Write a message',
  version: 'Version',
} as const

/** Texts of internal notes. */
export const noteMessages = {
  title: 'Internal notes',
  staffOnly: 'Staff only',
  none: 'No notes yet. Only staff can read them.',
  add: 'Add a note for staff',
  addNote: 'Add note',
  added: 'Note successfully added.',
  updated: 'Note updated.',
  edited: 'edited',
  editTitle: 'Edit note',
  filesOf: 'Files of this note',
  editOf: (author: string) => `Edit the note by ${author}`,
  label: 'Note',
  earlier: 'Earlier notes',
  later: 'Later notes',
  saveNote: 'Save note',
} as const

/** Texts about the files of a work item. */
export const attachmentMessages = {
  title: 'Attachments',
  none: 'No files yet. Files sent with the form or a message will appear here.',
  downloadAll: 'Download all',
  deleted: 'Attachment successfully deleted.',
  confirm: (name: string) => `Delete ${name}? It will be gone for everyone. This cannot be undone.`,
  delete: (name: string) => `Delete ${name}`,
  archive: (kind: WorkKind, number: number) => `${kind}-${number}.zip`,
} as const

/** The sentences of the error codes of conversations; part of `errorText`. */
export const conversationErrors: Record<string, string | ((v: Values) => string)> = {
  'too-many-messages': (v) =>
    `You have sent too many messages within an hour. What you wrote is kept: please send it in ${count(Number(v.minutes), 'minute')}.`,
  'conversation-full': (v) =>
    `This conversation is full: it holds ${Number(v.limit).toLocaleString('en')} messages. Please continue in a new request or order.`,
  'notes-full': (v) =>
    `There is no room for more notes: a request or order holds ${Number(v.limit).toLocaleString('en')}. Please continue in a new one.`,
  'files-full': (v) =>
    `There is no room for these files: a conversation holds up to ${v.limit} files, ${fileSize(Number(v.bytes))} in total.`,
  'moves-full': 'The status has been changed too often. Please continue in a new request or order.',
  'too-many-moves': (v) =>
    `You have changed statuses too often within an hour. Please try again in ${count(Number(v.minutes), 'minute')}.`,
  'message-empty': 'This field is required',
  'message-placeholders': (v) =>
    `Please fill these in first, or send it as it is: ${v.placeholders}`,
  'draft-elsewhere':
    'You are also writing this in another tab. Both texts are here now; nothing is sent yet.',
  'conversation-moved': 'Something changed while you were writing. Yours isn’t sent yet.',
  'written-too-long': (v) => `This is too long. Up to ${v.most} characters are allowed.`,
  'draft-too-long': (v) =>
    `There is already a draft, and together they are too long. Up to ${v.most} characters are kept: send or discard the draft, then send this again.`,
  'draft-many-files': (v) =>
    `There is already a draft, and together they have too many files. A form can hold up to ${v.most}: send or discard the draft, then press Undo again.`,
  'written-too-deep': 'This has too much formatting. Please simplify it and send it again.',
  'written-table': (v) =>
    `This table is too large. Up to ${v.cells} cells and ${v.columns} columns are allowed.`,
}
