import { z } from 'zod'
import { deliveryUnits } from '~/shared/clock'
import { fieldKinds } from '~/shared/fields'
import { offerPictures } from '../offer-pictures'
import { typePictures } from '../type-pictures'
import { type Keys, keyOf, listed, moment } from './keys'

/** A question of a form, required unless it is said to be optional; answers name it by its key. */
const field = z
  .strictObject({
    kind: z.enum(fieldKinds),
    label: z.string(),
    description: z.string().default(''),
    options: z.array(z.string()).default([]),
    optional: z.boolean().default(false),
    /** Later description, and whether it is published already. */
    changed: z
      .strictObject({
        when: moment,
        description: z.string(),
        published: z.boolean().default(true),
      })
      .optional(),
  })
  .transform(({ optional, ...rest }) => ({
    ...rest,
    required: !optional && rest.kind !== 'heading',
  }))

const fields = listed(field)

export type DemoField = z.output<typeof fields>[number]

/** `3 days` */
const delivery = z
  .templateLiteral([z.int().positive(), ' ', z.enum(deliveryUnits)])
  .transform((text) => {
    const [time, unit] = text.split(' ')
    return { deliveryTime: Number(time), deliveryUnit: z.enum(deliveryUnits).parse(unit) }
  })

const product = z.strictObject({ name: z.string(), description: z.string(), fields })

export const requestTypesIn = ({ person }: Keys) =>
  listed(
    z.strictObject({
      name: z.string(),
      picture: z.enum(['image', 'icon']),
      delivery,
      assignee: person.optional(),
      followers: z.array(person).default([]),
      webhook: z.url().optional(),
      products: listed(product),
    }),
    keyOf('picture of a request type', Object.keys(typePictures)),
  )

export type DemoProduct = z.output<ReturnType<typeof requestTypesIn>>[number]['products'][number]

/** Things that the studio sells. */
export const offersIn = ({ person, orderType }: Keys) =>
  listed(
    z.strictObject({
      name: z.string(),
      type: orderType,
      description: z.string(),
      includes: z.array(z.string()),
      /** None for nothing. */
      dollars: z.number().optional(),
      delivery,
      assignee: person.optional(),
      followers: z.array(person).default([]),
      answer: z.string().default(''),
      fields,
    }),
    keyOf('picture of an offer', Object.keys(offerPictures)),
  )

export type DemoOffer = z.output<ReturnType<typeof offersIn>>[number]
