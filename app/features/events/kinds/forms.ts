import { kind } from '../kind'

const unseen = {
  nobody: 'a draft is seen where it is edited; what was made of an older one is stale',
}

const ofField = <Facts>(deed: string) =>
  kind<Facts & { label: string }>({
    on: 'forms',
    says: ({ label }) => `field “${label}” ${deed}`,
    tells: unseen,
  })

/** What becomes of a form that staff build. */
export const formEvents = {
  addedField: ofField<{ details: { kind: string } }>('added'),
  updatedField: ofField<{ details: object }>('updated'),
  movedField: ofField<{ details: { place: [number, number] } }>('moved'),
  deletedField: ofField<{ details: object }>('deleted'),
  published: kind<{ number: number }>({
    on: 'forms',
    says: ({ number }) => `version ${number} published`,
    tells: () => ['list:request-types', 'list:order-studio'],
  }),
  restored: kind<{ number: number }>({
    on: 'forms',
    says: ({ number }) => `version ${number} taken back into the draft`,
    tells: unseen,
  }),
}
