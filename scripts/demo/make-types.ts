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
import { canned, cannedOfOrders } from './canned'
import type { DemoField, DemoProduct, DemoType } from './demo-form'
import { brandAndLogo, newsletter, productPhotos } from './forms-brand'
import { landingPage, somethingBroken, websiteChange } from './forms-pages'
import { paint } from './make-file'
import type { Members } from './make-people'
import { packages } from './people'
import { typePictures } from './type-pictures'

const demoTypes: DemoType[] = [
  landingPage,
  websiteChange,
  somethingBroken,
  brandAndLogo,
  newsletter,
  productPhotos,
]

type MadeField = DemoField & { id: string }

/** A form that can be filled in: where it is, and its fields with their ids. */
export type MadeForm = { typeId: string; productId: string; formId: string; fields: MadeField[] }

/** The names that the studio needs and somebody else has taken. */
export function takenNames(): string[] {
  const taken = [requestTypes, requestPackages, cannedResponses].flatMap((table) =>
    db.select({ name: table.name }).from(table).all(),
  )
  const own = new Set<string>(
    [...demoTypes, ...packages, ...canned, ...cannedOfOrders].map(({ name }) => name),
  )
  return taken.map(({ name }) => name).filter((name) => own.has(name))
}

/** The packages with their types, which nothing is known of yet but their names. */
export function makePackages(admin: Member) {
  const typeIds = new Map(demoTypes.map(({ name }) => [name, createType(admin, { name })]))
  const before = db.select().from(requestPackages).all()
  seedPackages()
  const packageIds = new Map<string, string>()
  for (const { name, priority, types } of packages) {
    const held = types.map((type) => typeIds.get(type) ?? '')
    packageIds.set(name, createPackage(admin, { name, priority, types: held }))
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
  const { amara } = members
  const made = new Map<string, MadeForm>()
  for (const type of demoTypes) {
    const id = typeIds.get(type.name) ?? ''
    const [deliveryTime, deliveryUnit] = type.delivery
    updateType(amara, {
      id,
      version: 1,
      name: type.name,
      active: true,
      deliveryTime,
      deliveryUnit,
      assigneeId: type.assignee ? members[type.assignee].id : null,
      followers: type.followers.map((name) => members[name].id),
      webhook: type.webhook ?? null,
    })
    const picture = await paint(typePictures[type.name] ?? '', 1056)
    await setTypePicture(amara, {
      typeId: id,
      which: type.picture,
      upload: new File([picture], 'picture.png'),
    })
    for (const product of type.products) {
      made.set(product.name, makeProduct(amara, id, product))
    }
  }
  for (const { name, text } of canned) createResponse(amara, { type: 'request', name, text })
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
  const { id: fieldId, key: _, ...facts } = field
  const version = versionOf(tx, formId)
  const options = [...facts.options]
  updateField(actor, { ...facts, options, atLeastSix: false, place, formId, fieldId, version })
}

/** Another description for a question; published, or left as a draft. */
export function describeAnew(
  actor: Member,
  { formId, fields }: MadeForm,
  { key, description, publish }: { key: string; description: string; publish: boolean },
): void {
  transaction((tx) => {
    const place = fields.findIndex((field) => field.key === key)
    const field = fields[place]
    if (!field) throw new Error(`there is no question ${key}`)
    saveField(tx, actor, formId, { ...field, description }, place + 1)
    if (publish) publishForm(actor, { formId, version: versionOf(tx, formId) })
  })
}

function formOf(tx: Tx, productId: string): string {
  const product = tx.select().from(products).where(eq(products.id, productId)).get()
  if (!product) throw new Error(`there is no product ${productId}`)
  return product.formId
}

const versionOf = (tx: Tx, formId: string): number =>
  tx.select().from(forms).where(eq(forms.id, formId)).get()?.version ?? 0
