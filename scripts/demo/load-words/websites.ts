import { z } from 'zod'
import { facts } from '~/panels/facts/facts'
import { projectTemplates } from '~/panels/templates'
import { type Keys, keyOf, listed } from './keys'

/** What visitors of a shared preview said, and what was answered. */
const sharedIn = ({ person }: Keys) =>
  z.strictObject({
    comments: z.array(
      z.strictObject({
        page: z.string(),
        /** Name that the visitor gave. */
        name: z.string(),
        text: z.string(),
        /** Panel with the pin, and where in it, in percent; none for the whole page. */
        panel: z.string().optional(),
        at: z.tuple([z.number(), z.number()]).optional(),
        answer: z.strictObject({ who: person, text: z.string() }).optional(),
        done: person.optional(),
      }),
    ),
    approvals: z.array(z.strictObject({ page: z.string(), name: z.string() })),
  })

export type DemoShare = z.output<ReturnType<typeof sharedIn>>

const template = keyOf(
  'project template',
  projectTemplates.map(({ id }) => id),
)

const legalPages = listed(
  z.strictObject({
    title: z.string(),
    lead: z.string(),
    date: z.string(),
    /** Stands above the address to write to. */
    ask: z.string(),
    /** Paragraphs by their headings. */
    sections: z.record(z.string(), z.array(z.string()).min(1)),
  }),
)

export type DemoLegalPage = z.output<typeof legalPages>[number]

/** The legal pages of websites by their names, by project templates. */
export const legalPagesIn = () => z.record(template, legalPages)

/** Websites by the project templates they are made from, with their owners, folders and members. */
export const websitesIn = (keys: Keys, legal: z.output<ReturnType<typeof legalPagesIn>>) =>
  listed(
    z.strictObject({
      owner: keys.person,
      facts,
      /** Pages by the words of buttons and links that lead there. */
      links: z.record(z.string(), z.string()).default({}),
      /** What panels say in place of their examples, by their ids and the paths of their words. */
      words: z.record(z.string(), z.record(z.string(), z.string())).default({}),
      folder: z.string().optional(),
      members: z.array(keys.person).default([]),
      asking: z.array(keys.person).default([]),
      shared: sharedIn(keys).optional(),
    }),
    template,
  ).transform((websites) =>
    websites.map((website) => ({ ...website, legal: legal[website.key] ?? [] })),
  )
