import { noteMessages as say } from '~/messages/conversations'

/** What was refused is shown anew, with the draft that it is now. */
export const shouldRevalidate = () => true

export const refusedMeta = () => [{ title: `${say.title} · Panelry` }]
