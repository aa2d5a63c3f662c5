import { editNoteAction, editNoteLoader } from '~/routes/work/notes.server'

export { EditNote as default } from '~/routes/work/edit-note'

export const loader = editNoteLoader('order')
export const action = editNoteAction('order')
