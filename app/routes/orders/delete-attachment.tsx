import { deleteAttachmentAction, deleteAttachmentLoader } from '~/routes/work/files.server'

export { DeleteAttachment as default } from '~/routes/work/delete-attachment'

export const loader = deleteAttachmentLoader('order')
export const action = deleteAttachmentAction('order')
