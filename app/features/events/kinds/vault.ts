import { pathTo } from '~/map/path-to'
import { kind } from '../kind'

/** About a login of a company profile; the history calls it by its label then. */
const ofLogin = (deed: string) =>
  kind<{ label: string; details?: object }>({
    on: 'company_profiles',
    says: ({ label }) => `login “${label}” ${deed}`,
    tells: ({ of }) => [`profile:${of}`],
  })

export const vaultEvents = {
  added: ofLogin('added'),
  changed: ofLogin('changed'),
  passwordChanged: ofLogin('changed, with its password'),
  deleted: ofLogin('deleted'),
  /** The owner hears of it when the studio looked: members' own looks stand in the receipts. */
  revealed: kind<{
    label: string
    company: string
    /** The owner, when somebody of the studio looked who does not belong to the company; else null. */
    owner: string | null
    /** The receipt. */
    cause: string
  }>({
    on: 'company_profiles',
    says: ({ label }) => `login “${label}” revealed`,
    tells: ({ of }) => [`profile:${of}`],
    notifies: ({ of, label, company, owner, cause }) => ({
      type: 'profile_password_revealed',
      origin: of,
      cause,
      what: company,
      recipients: owner === null ? [] : [owner],
      to: pathTo('/company-profile/:profile/logins', { profile: of }),
      text: label,
    }),
  }),
}
