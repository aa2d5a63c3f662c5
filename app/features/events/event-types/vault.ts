import { pathTo } from '~/map/path-to'
import { eventType } from '../event-type'

/** About a login of a company profile; the history calls it by its label then. */
const ofLogin = (verb: string) =>
  eventType<{ label: string; details?: object }>({
    table: 'company_profiles',
    action: ({ label }) => `login “${label}” ${verb}`,
    topics: ({ subjectId }) => [`profile:${subjectId}`],
  })

export const vaultEvents = {
  added: ofLogin('added'),
  changed: ofLogin('changed'),
  passwordChanged: ofLogin('changed, with its password'),
  deleted: ofLogin('deleted'),
  /** The owner hears of it when the studio looked: members' own looks are in the receipts. */
  revealed: eventType<{
    label: string
    company: string
    /** The owner, when somebody of the studio looked who does not belong to the company; else null. */
    owner: string | null
    /** The receipt. */
    cause: string
  }>({
    table: 'company_profiles',
    action: ({ label }) => `login “${label}” revealed`,
    topics: ({ subjectId }) => [`profile:${subjectId}`],
    notifies: ({ subjectId, label, company, owner, cause }) => ({
      type: 'profile_password_revealed',
      subject: subjectId,
      cause,
      what: company,
      recipients: owner === null ? [] : [owner],
      to: pathTo('/company-profile/:profile/logins', { profile: subjectId }),
      text: label,
    }),
  }),
}
