import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { cannedResponses, forms, products, requestPackages, requestTypes } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { createResponse } from '~/features/canned-responses/create-response.server'
import { addField } from '~/features/forms/add-field.server'
import { publishForm } from '~/features/forms/publish-form.server'
import { updateField } from '~/features/forms/update-field.server'
import { createPackage } from '~/features/packages/create-package.server'
import { deletePackage } from '~/features/packages/delete-package.server'
import { seedPackages } from '~/features/packages/seed-packages.server'
import { addProduct } from '~/features/request-types/add-product.server'
import { createType } from '~/features/request-types/create-type.server'
import { setTypePicture } from '~/features/request-types/set-type-picture.server'
import { updateType } from '~/features/request-types/update-type.server'
import type { Member } from '~/permissions/vocabulary'
import { words } from './load-words'
import type { DemoField, DemoProduct } from './load-words/forms'
import { paint } from './make-file'
import type { Members } from './make-people'
import { typePictures } from './type-pictures'

const { types, packages, canned, studio } = words

type MadeField = DemoField & { id: string }

/** A form that can be filled in: where it is, and its fields with their ids. */
export type MadeForm = { typeId: string; productId: string; formId: string; fields: MadeField[] }

/** The names that the studio needs and somebody else has taken. */
export function takenNames(): string[] {
  const taken = [requestTypes, requestPackages, cannedResponses].flatMap((table) =>
    db.select({ name: table.name }).from(table).all(),
  )
  const own = new Set([
    ...[...types, ...packages].map(({ name }) => name),
    ...Object.keys({ ...canned.request, ...canned.order }),
  ])
  return taken.map(({ name }) => name).filter((name) => own.has(name))
}

/** The packages with their types, which nothing is known of yet but their names. */
export function makePackages(admin: Member) {
  const typeIds = new Map(types.map(({ key, name }) => [key, createType(admin, { name })]))
  const before = db.select().from(requestPackages).all()
  seedPackages()
  const packageIds = new Map<string, string>()
  for (const { key, name, priority, types: keys } of packages) {
    const held = keys.map((type) => typeIds.get(type) ?? '')
    packageIds.set(key, createPackage(admin, { name, priority, types: held }))
  }
  // The starter packages hold no types: a new studio has its own instead.
  const kept = new Set([...before.map(({ id }) => id), ...packageIds.values()])
  for (const { id } of db.select().from(requestPackages).all()) {
    if (!kept.has(id)) deletePackage(admin, { id })
  }
  return { typeIds, packageIds }
}

/** The types with their pictures, products and published forms. @returns the forms by product */
export async function makeTypes(
  members: Members,
  typeIds: Map<string, string>,
): Promise<Map<string, MadeForm>> {
  const admin = members[studio.requests]
  const made = new Map<string, MadeForm>()
  for (const type of types) {
    const id = typeIds.get(type.key) ?? ''
    updateType(admin, {
      id,
      version: 1,
      name: type.name,
      active: true,
      ...type.delivery,
      assigneeId: type.assignee ? members[type.assignee].id : null,
      followers: type.followers.map((name) => members[name].id),
      webhook: type.webhook ?? null,
    })
    const picture = await paint(typePictures[type.key] ?? '', 1056)
    await setTypePicture(admin, {
      typeId: id,
      which: type.picture,
      upload: new File([picture], 'picture.png'),
    })
    for (const product of type.products) {
      made.set(product.key, makeProduct(admin, id, product))
    }
  }
  for (const [name, text] of Object.entries(canned.request)) {
    createResponse(admin, { type: 'request', name, text })
  }
  return made
}

/** In one transaction: each field would wait for the disk. */
const makeProduct = (actor: Member, typeId: string, product: DemoProduct): MadeForm =>
  transaction((tx) => {
    const { name, description } = product
    const productId = addProduct(actor, { typeId, name, description })
    const formId = formOf(tx, productId)
    const fields = product.fields.map((field, index) =>
      addFieldTo(tx, actor, formId, field, index + 1),
    )
    publishForm(actor, { formId, version: versionOf(tx, formId) })
    return { typeId, productId, formId, fields }
  })

/** Adds a question to a form. @param place 1 for the first */
export function addFieldTo(
  tx: Tx,
  actor: Member,
  formId: string,
  field: DemoField,
  place: number,
): MadeField {
  const made = { ...field, id: addField(actor, { formId, kind: field.kind }) }
  saveField(tx, actor, formId, made, place)
  return made
}

function saveField(tx: Tx, actor: Member, formId: string, field: MadeField, place: number) {
  const { id: fieldId, key: _, changed: __, ...facts } = field
  const version = versionOf(tx, formId)
  updateField(actor, { ...facts, atLeastSix: false, place, formId, fieldId, version })
}

/** Another description for a question; published, or left as a draft. */
export function describeAnew(
  actor: Member,
  { formId, fields }: MadeForm,
  field: MadeField,
  { description, published }: NonNullable<DemoField['changed']>,
): void {
  transaction((tx) => {
    saveField(tx, actor, formId, { ...field, description }, fields.indexOf(field) + 1)
    if (published) publishForm(actor, { formId, version: versionOf(tx, formId) })
  })
}

function formOf(tx: Tx, productId: string): string {
  const product = tx.select().from(products).where(eq(products.id, productId)).get()
  if (!product) throw new Error(`there is no product ${productId}`)
  return product.formId
}

const versionOf = (tx: Tx, formId: string): number =>
  tx.select().from(forms).where(eq(forms.id, formId)).get()?.version ?? 0
