import { notesAction, notesLoader } from '~/routes/work/notes.server'

export {
  RefusedNote as default,
  refusedMeta as meta,
  shouldRevalidate,
} from '~/routes/work/refused-note'

export const loader = notesLoader('request')
export const action = notesAction('request')
