import { noteMessages as say } from '~/messages/conversations'

export const refusedMeta = () => [{ title: `${say.title} · Panelry` }]
