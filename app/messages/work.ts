import type { Priority } from '~/permissions/vocabulary'
import type { DeliveryUnit } from '~/shared/clock'
import type { Due } from '~/shared/due'
import type { Work, WorkKind } from '~/shared/kinds'
import { machines } from '~/shared/machines'
import type { OrderAction } from '~/shared/order-statuses'
import type { RequestAction } from '~/shared/request-statuses'
import type { WorkStatus } from '~/shared/statuses'
import { count } from './format'

/** The words of work: its kinds, statuses, priorities, the clock. */

/** A kind of work as people call it. */
const kindNames: Record<WorkKind, { one: string; many: string }> = {
  request: { one: 'Request', many: 'Requests' },
  order: { one: 'Order', many: 'Orders' },
}

/** Texts about every kind of work. */
export const workMessages = {
  name: ({ number, title }: { number: number; title: string }) => `${title} (${number})`,
  numbered: ({ kind, number }: Pick<Work, 'kind'> & { number: number }) =>
    `${kindNames[kind].one} ${number}`,
  one: (kind: WorkKind) => kindNames[kind].one,
  many: (kind: WorkKind) => kindNames[kind].many,
  nobody: 'No one',
  noLongerStaff: 'Someone who left',
  assigned: (kind: WorkKind) => `${kindNames[kind].one} assigned`,
  unassigned: 'Assignee removed',
  followersSaved: 'Followers saved',
  prioritySaved: 'Priority changed',
  assignTitle: (kind: WorkKind) => `Assign the ${kind}`,
  followersTitle: (kind: WorkKind) => `Who follows the ${kind}`,
  followersHint: 'They are notified of every message and status change.',
  priorityTitle: (kind: WorkKind) => `Priority of the ${kind}`,
  statusUpdated: 'Status updated',
  actions: 'More actions',
  move: 'Move',
  moveTo: 'Move to',
  moveLead: 'Everyone on it is notified.',
  moveTitle: (kind: WorkKind) => `Move the ${kind}`,
  statusNow: 'Now:',
  noMoves: 'You can’t move it anywhere.',
  isItRight: 'Is it right?',
  shownOn: 'Delivered on',
  lookAt: 'See what was delivered',
  approveLead: (kind: WorkKind) => `Approving completes the ${kind}.`,
  whatChanges: 'What should change?',
  whatChangesWhen: 'Required to ask for changes.',
  whatChangesHint: (kind: WorkKind) =>
    `Posted in the conversation, and the ${kind} is back in progress.`,
  facts: 'Facts',
  print: 'Print',
  printByBrowser: 'Print it with your browser.',
  details: 'Details',
  view: 'Content of this tab',
  changeStatus: 'change the status',
  changePriority: 'change the priority',
  changeAssignee: 'assign',
  changeFollowers: 'choose who follows',
  deleteTitle: (kind: WorkKind) => `Delete ${kind === 'order' ? 'an' : 'a'} ${kind}`,
  confirmDeletion: (name: string) =>
    `${name} will be deleted with its messages, notes and files. No one will be able to open it.`,
  assign: 'Assign',
  saveFollowers: 'Save followers',
  savePriority: 'Save priority',
} as const

export const statusNames: Record<WorkStatus, string> = {
  pending_payment: 'Pending payment',
  collecting_content: 'Collecting content',
  in_progress: 'In progress',
  checking_quality: 'Checking quality',
  reviewing_with_client: 'Reviewing with client',
  paused: 'Paused',
  escalated: 'Escalated',
  pending_review: 'Pending review',
  completed: 'Completed',
}

/** Post of a move in the conversation, after the name of its author. */
export const requestPosts: Record<RequestAction, string> = {
  delivered: 'updated status to delivered',
  open: 'reopened the request',
  paused: 'paused the request',
  unpaused: 'unpaused the request',
  progress: 'moved status to in progress',
  checking_quality: 'moved status to checking quality',
  reviewing_with_client: 'moved status to reviewing with client',
  escalated: 'moved status to escalated',
  completed: 'moved status to completed',
  approve: 'approved the request',
  ask_for_changes: 'asked for changes',
}

/** The same of an order. */
export const orderPosts: Record<OrderAction, string> = {
  collecting_content: 'moved status to collecting content',
  progress: 'moved status to in progress',
  checking_quality: 'moved status to checking quality',
  reviewing_with_client: 'moved status to reviewing with client',
  delivered: 'updated status to delivered',
  paused: 'paused the order',
  unpaused: 'unpaused the order',
  escalated: 'moved status to escalated',
  completed: 'moved status to completed',
  open: 'reopened the order',
  approve: 'approved the order',
  ask_for_changes: 'asked for changes',
}

const posts: Record<WorkKind, Record<string, string>> = {
  request: requestPosts,
  order: orderPosts,
}

/** The status that what was posted speaks of; where it is not known which, the one that work begins with. */
export function statusPosted(kind: WorkKind, posted: string): WorkStatus {
  const machine = machines[kind]
  const action = machine.actions.find((each) => posts[kind][each] === posted)
  const { to } = machine.moves[action ?? ''] ?? {}
  return !to || to === 'before-pause' ? machine.first : to
}

export const priorityNames: Record<Priority, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
}

/** Hours in words. */
const span = (hours: number) =>
  hours < 24 ? count(hours, 'hour') : count(Math.floor(hours / 24), 'day')

/** Due state of work in words; null when its date says everything. */
export function dueText(due: Due): string | null {
  if (due.state === 'late') return due.hours < 1 ? 'Late' : `${span(due.hours)} late`
  if (due.state === 'paused') return due.hours < 1 ? 'Paused' : `Paused ${span(due.hours)}`
  return due.state === 'today' ? 'Today' : null
}

/** Units of a time. */
export const unitNames: Record<DeliveryUnit, string> = {
  hours: 'Hours',
  days: 'Days',
  weeks: 'Weeks',
  months: 'Months',
}
