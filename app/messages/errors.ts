import type { DomainError } from '~/domain-error'
import { accountErrors } from './accounts'
import { bookingErrors } from './bookings'
import { builderErrors } from './builder'
import { cannedErrors } from './canned-responses'
import { capErrors } from './caps'
import { collaboratorErrors } from './collaborator-dialogs'
import { conversationErrors } from './conversations'
import { convertErrors } from './convert'
import { createOrderErrors } from './create-order'
import { createRequestErrors } from './create-request'
import { deleteAccountErrors } from './delete-account'
import { exportErrors } from './exports'
import { feedbackErrors } from './feedback'
import { fileSize } from './file-size'
import { fileErrors } from './files'
import { lostRowErrors } from './lost-rows'
import { noteErrors } from './notes'
import { openWorkErrors } from './open-work'
import { orderStudioErrors } from './order-studio'
import { mailErrors } from './outbox'
import { packageErrors } from './packages'
import { panelErrors } from './panels-admin'
import { paymentErrors } from './payments'
import { personalDataExportErrors } from './personal-data-export'
import { picturePinErrors } from './picture-pins'
import { profileErrors } from './profiles'
import { projectErrors } from './project-errors'
import { requestTypeErrors } from './request-types'
import { requestErrors } from './requests'
import { settingsErrors } from './settings'
import { shareErrors } from './share'
import { statisticsErrors } from './statistics'
import { storageErrors } from './storage'
import { templateErrors } from './templates'
import { userErrors } from './users'
import { vaultErrors } from './vault'
import { versionErrors } from './versions'
import { webhookErrors } from './webhooks'
import { websiteFileErrors } from './website-files'
import { wordSearchErrors } from './word-search'
import { workListErrors } from './work-lists'

type Values = Record<string, string | number>

/** The sentence of every error code. */
const sentences: Record<string, string | ((v: Values) => string)> = {
  ...accountErrors,
  ...webhookErrors,
  ...userErrors,
  ...statisticsErrors,
  'not-found': 'This does not exist, or it is not shared with you.',
  forbidden: 'You don’t have permission to do this.',
  'form-unreadable': 'The form could not be read. Please send it again.',
  stale: 'This has changed since you opened it.',
  'form-too-large': (v) =>
    `This is too large. Up to ${fileSize(Number(v.limit))} can be sent at once.`,
  'form-slow': 'Sending the form timed out. Please send it again.',
  'forms-waiting':
    'We’re very busy right now, so this form wasn’t accepted. Please send it again in a moment.',
  ...projectErrors,
  ...collaboratorErrors,
  ...profileErrors,
  ...fileErrors,
  ...panelErrors,
  ...conversationErrors,
  ...picturePinErrors,
  ...convertErrors,
  ...websiteFileErrors,
  ...wordSearchErrors,
  ...exportErrors,
  ...feedbackErrors,
  ...noteErrors,
  ...shareErrors,
  ...versionErrors,
  ...vaultErrors,
  ...mailErrors,
  ...lostRowErrors,
  ...settingsErrors,
  ...requestErrors,
  ...workListErrors,
  ...personalDataExportErrors,
  ...deleteAccountErrors,
  ...openWorkErrors,
  ...templateErrors,
  ...createOrderErrors,
  ...createRequestErrors,
  ...paymentErrors,
  ...requestTypeErrors,
  ...builderErrors,
  ...packageErrors,
  ...cannedErrors,
  ...capErrors,
  ...bookingErrors,
  ...orderStudioErrors,
  ...storageErrors,
}

/** The sentence for a domain error; an unknown code gets a general one. */
export function errorText({ code, details }: Pick<DomainError, 'code' | 'details'>): string {
  const sentence = sentences[code] ?? 'This didn’t work. Please try again.'
  return typeof sentence === 'string' ? sentence : sentence(details.values ?? {})
}
