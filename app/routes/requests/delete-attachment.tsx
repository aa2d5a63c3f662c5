import { deleteAttachmentAction, deleteAttachmentLoader } from '~/routes/work/files.server'

export { DeleteAttachment as default } from '~/routes/work/delete-attachment'

export const loader = deleteAttachmentLoader('request')
export const action = deleteAttachmentAction('request')
