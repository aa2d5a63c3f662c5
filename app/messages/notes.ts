import { count, number } from './format'

/** Texts about a page's content sheet and its notes. */

export const copyMessages = {
  title: (page: string) => `Copy for “${page}”`,
  lead: 'The text for this page: a link to the document it is in, or the text itself.',
  urlHint: 'A document that everyone working on this page can open.',
  updated: 'Copy successfully updated.',
  url: 'URL',
  copy: 'Copy',
  open: 'Open',
  saveCopy: 'Save copy',
  words: 'What the page says now',
  wordsHint: 'Open a section to put the copy into its words, line by line.',
  moreSections: (more: number) => `… and ${count(more, 'more section')}.`,
} as const

export const pageNoteMessages = {
  title: (page: string) => `Notes on “${page}”`,
  none: 'No notes yet. Everyone working on this project can read them.',
  nearlyFull: (n: number, most: number) =>
    `This page has ${number(n)} notes. It can have up to ${number(most)}.`,
  added: 'Note successfully added.',
  updated: 'Note updated.',
  deleted: 'Note deleted.',
  edited: 'edited',
  editTitle: 'Edit note',
  editOf: (author: string) => `Edit the note by ${author}`,
  deleteOf: (author: string) => `Delete the note by ${author}`,
  confirmDeletion: 'Are you sure you want to delete this note? This cannot be undone.',
  answer: 'Answer',
  answerTo: (name: string) => `Answer to ${name}`,
  answerHint: 'Everyone with the share link sees your answer and your first name.',
  sendAnswer: 'Send answer',
  answered: 'Answer sent.',
  answers: 'Answers, which visitors see',
  markAsDone: 'Mark as done',
  openAgain: 'Open again',
  markedDone: 'Comment marked as done.',
  reopened: 'Comment opened again.',
  done: 'Done',
  visitor: (name: string) => `Visitor ${name}`,
  viaShare: 'from the shared preview',
  note: 'Note',
  saveNote: 'Save note',
  newNote: 'New note',
  newNoteHint: 'Only people who work on this project can read it.',
  addNote: 'Add note',
  notes: 'Notes',
} as const

/** The sentences of the error codes of copy and notes; part of `errorText`. */
export const noteErrors = {
  'copy-empty': 'Please provide url or copy.',
} as const
