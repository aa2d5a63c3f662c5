import { eventType } from '../event-type'

const unseen = {
  none: 'a draft is seen where it is edited; what was made of an older one is stale',
}

const ofField = <Facts>(verb: string) =>
  eventType<Facts & { label: string }>({
    table: 'forms',
    action: ({ label }) => `field “${label}” ${verb}`,
    topics: unseen,
  })

/** Events of a form that staff build. */
export const formEvents = {
  addedField: ofField<{ details: { kind: string } }>('added'),
  updatedField: ofField<{ details: object }>('updated'),
  movedField: ofField<{ details: { place: [number, number] } }>('moved'),
  deletedField: ofField<{ details: object }>('deleted'),
  published: eventType<{ number: number }>({
    table: 'forms',
    action: ({ number }) => `version ${number} published`,
    topics: () => ['list:request-types', 'list:order-studio'],
  }),
  restored: eventType<{ number: number }>({
    table: 'forms',
    action: ({ number }) => `version ${number} taken back into the draft`,
    topics: unseen,
  }),
}
