import { data } from '@remix-run/node'
import { z } from 'zod'
import { DomainError } from '~/domain-error'
import { addFiles } from '~/features/profiles/add-files.server'
import { nameSchema, rowSchemas } from '~/features/profiles/part-schema.server'
import { isProfileFolder, isRowPart, type RowPart, rowsAfter } from '~/features/profiles/parts'
import { profileToEdit } from '~/features/profiles/profile-access.server'
import { updateCompanyProfile } from '~/features/profiles/update-company-profile.server'
import { profileFileMessages, profileMessages, savedTexts } from '~/messages/profiles'
import type { ProfileFolder } from '~/permissions/vocabulary'
import type { ActArgs } from '~/routes/http/act-args'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { echoed } from '~/routes/http/refuse.server'
import { requireMember } from '~/routes/http/require-member'
import { lookUp, ofForms, withForm } from '~/routes/http/with-form.server'
import { editPath } from './addresses'

/** Saves the part of a company profile that a form of its screen is about. */
export const carryOutPart = ofForms([nameSchema, ...Object.values(rowSchemas)], async (args) => {
  const part = textField(args.form, 'part')
  if (part === 'name') return saveName(args)
  if (isProfileFolder(part)) return saveFiles(part)(args)
  if (!isRowPart(part)) {
    await lookUp(args, first)
    throw new DomainError('form-unreadable', 400)
  }
  return pressRows(part, args)
})

const first = ({ actor, params: { profile = '' } }: ActArgs) => profileToEdit(actor, profile)

const saved = (id: string, text: string) =>
  redirectWithFlash(editPath(id), { kind: 'success', text })

const saveName = withForm(
  { schema: nameSchema, first },
  ({ actor, value: { name, version }, found: { id } }) => {
    updateCompanyProfile(actor, { id, version, part: 'name', value: name })
    return saved(id, profileMessages.updated)
  },
)

/**
 * The buttons of the rows only change what is typed. A color that is taken away is gone at once, with
 * all that is typed beside it saved.
 */
async function pressRows(part: RowPart, args: ActArgs) {
  const { form } = args
  const rows = form.getAll('entries').filter((value) => typeof value === 'string')
  const intent = textField(form, 'intent')
  const after = rowsAfter(rows, intent)
  if (!after) return saveRows(part)(args)
  const gone = await storedBefore(part, args, rows, after)
  if (part === 'brandColors' && gone) {
    form.delete('entries')
    // A form sent again after that has no row to take away.
    form.delete('intent')
    for (const row of after) form.append('entries', row)
    return saveRows(part)(args)
  }
  const initialValue = echoed({ part, entries: after, version: textField(form, 'version') })
  return data({ result: { initialValue }, error: null, more: intent === 'more', gone })
}

/** The row that a press takes away, if the profile has it; else null. */
async function storedBefore(
  part: RowPart,
  args: ActArgs,
  before: readonly string[],
  after: readonly string[],
): Promise<string | null> {
  const stored = (await lookUp(args, first))[part]
  const gone = before.find((row, index) => row !== after[index])?.trim() ?? ''
  const asKept = part === 'brandColors' ? gone.toLowerCase() : gone
  return stored.includes(asKept) ? gone : null
}

const saveRows = (part: RowPart) =>
  withForm(
    { schema: rowSchemas[part], first },
    ({ actor, value: { entries, version }, found: { id } }) => {
      const change = updateCompanyProfile(actor, { id, version, part, value: entries })
      return saved(id, savedText(part, change))
    },
  )

function savedText(
  part: RowPart,
  { added, removed }: ReturnType<typeof updateCompanyProfile>,
): string {
  if (part === 'links') return savedTexts.links
  if (part === 'socials') return savedTexts.socials
  if (part !== 'brandColors') return profileMessages.updated
  if (added.length > 0 && removed.length === 0) return savedTexts.colorAdded
  if (removed.length > 0 && added.length === 0) return savedTexts.colorDeleted
  return profileMessages.updated
}

const anyFiles = z.looseObject({})

const saveFiles = (folder: ProfileFolder) =>
  withForm({ schema: anyFiles, first }, async ({ actor, form, idempotencyKey, found: { id } }) => {
    const uploads = form.getAll('files')
    await addFiles(requireMember(actor), { profileId: id, folder, uploads, idempotencyKey })
    const say = profileFileMessages
    return saved(id, folder === 'logo' ? say.logoUploaded : say.uploaded(uploads.length))
  })
