import type { OpName } from '~/editor/name-op'
import { captchaMessages } from './captcha'
import { clockOf, dateTime } from './dates'
import { fieldMessages } from './fields'
import { count, number } from './format'
import { opWords } from './pages'
import { projectDialogs } from './project-dialogs'
import { pictureMessages } from './project-pictures'
import { projectSettingsDialogs } from './project-settings-dialogs'

type Values = Record<string, string | number>

const signUpFor: Record<string, string> = {
  pages: 'Sign up for free to build more than one page.',
  parent: 'Sign up for free to put pages under other pages.',
  slots: 'Sign up for free to set a header and a footer.',
  logo: 'Sign up for free to use your own logo.',
  pictures: 'Sign up for free to use your own pictures.',
}

const undoReasons: Record<string, string> = {
  changed: 'someone else has changed it since.',
  elsewhere: 'you have changed it on another page since.',
  'section-gone': 'the section no longer exists.',
  'page-gone': 'the page it belongs to no longer exists.',
  'page-full': 'the page has as many sections as it can have.',
  'sections-full': 'the project has as many sections as it can have.',
  'panel-gone': 'its panel no longer exists.',
}

/** The sentences of the editor's error codes; part of `errorText`. */
export const projectErrors: Record<string, string | ((v: Values) => string)> = {
  'project-limit': projectDialogs.limit,
  'too-many-starts': (v) =>
    `Too many projects were started from your network just now. Nothing is lost: please try again in ${count(Number(v.minutes), 'minute')}.`,
  'not-a-logo': 'The logo must be a PNG, JPEG or SVG file.',
  'logo-missing': projectSettingsDialogs.logoMissing,
  'sign-up-needed': (v) => signUpFor[v.what ?? ''] ?? 'Sign up for free to do this.',
  'folder-limit': (v) => `You can have up to ${v.limit} folders.`,
  'folder-gone': 'This folder no longer exists. Please choose another one.',
  'confirm-wrong': fieldMessages.invalid,
  'captcha-missing': captchaMessages.missing,
  'captcha-wrong': captchaMessages.wrong,
  'captcha-over': captchaMessages.over,
  'captcha-unreachable': captchaMessages.unreachable,
  'page-parent': 'A page can’t be under itself or one of its own subpages.',
  'page-parent-not-allowed': 'The home page and pages outside the navigation have no parent page.',
  'panel-not-offered': 'This panel is not available. Please choose another one.',
  'panel-variant': 'A section is left, center or right, and dark, grey or light.',
  'panel-type': 'This panel does not fit here. Please choose one of the same kind.',
  'section-changed': (v) => `${v.happened}. Apply your change, or keep theirs?`,
  'section-gone': (v) => `This section is no longer here: ${v.happened}.`,
  'section-not-movable': 'A header or footer cannot be moved or duplicated.',
  'project-full': (v) => `A project can have up to ${v.most} pages. Delete some of them first.`,
  'page-full': (v) =>
    `A page can have up to ${v.most} sections. Delete some of them, or continue on another page.`,
  'sections-full': (v) =>
    `A project can have up to ${number(Number(v.most))} sections. Delete some sections or pages first.`,
  'words-full': (v) =>
    `A project keeps up to ${number(Number(v.most))} different texts of its sections, earlier versions included. Please use fewer, or continue in a copy of the project.`,
  'pictures-missing': pictureMessages.missing,
  'pictures-full': (v) => pictureMessages.full(v.most ?? ''),
  'pictures-many': (v) => pictureMessages.profile.many(v.most ?? ''),
  'profile-pictures-gone': pictureMessages.profile.gone,
  'picture-not-here':
    'One of the pictures is not among those of this project any more. Please choose another one.',
  'words-undrawable': 'The panel can’t be drawn with these words. Please shorten them.',
  'notes-full': (v) =>
    `A page can have up to ${number(Number(v.most))} notes. Delete some of them first.`,
  'requests-full':
    'Too many people are waiting for an answer from the owner of this project. Please try again later.',
  'section-anchor-gone': 'The section to move after is no longer on this page.',
  'sections-none-chosen': 'Please choose at least one section.',
  'sections-gone': 'The sections you chose are no longer on this page.',
  'sections-too-many': (v) =>
    `You chose ${v.chosen} sections. Up to ${v.most} can be changed at once.`,
  'nothing-to-undo': 'There is nothing to undo.',
  'nothing-to-redo': 'There is nothing to redo.',
  'undo-passed':
    'You have already undone this, or changed something else since. Use Undo above the page for your last change.',
  'undo-earlier': (v) =>
    `${v.direction === 'redo' ? 'Redo' : 'Undo'} a change from ${dateTime(Number(v.at), clockOf('UTC'))} (${opWords[v.name as OpName]})?`,
  'undo-conflict': (v) =>
    `This cannot be ${v.direction === 'redo' ? 'redone' : 'undone'}: ${v.happened ? `${v.happened} since.` : (undoReasons[v.reason ?? ''] ?? 'it has changed since.')}`,
}
