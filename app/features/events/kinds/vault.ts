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
  revealed: ofLogin('revealed'),
}
