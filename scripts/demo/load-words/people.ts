import { z } from 'zod'
import { listParts } from '~/features/profiles/parts'
import { facts } from '~/panels/facts/facts'
import { projectTemplates } from '~/panels/templates'
import { memberRights } from '~/permissions/profiles'
import { manageFlags, priorities, profileFolders, roles } from '~/permissions/vocabulary'
import { type Keys, keyOf, listed, moment } from './keys'

export const peopleIn = ({ pack }: Keys) =>
  z.record(
    z.string(),
    z.strictObject({
      fullName: z.string(),
      email: z.email(),
      role: z.enum(roles).default('user'),
      /** Title of an employee; makes one. */
      employeeRole: z.string().optional(),
      flags: z.array(z.enum(manageFlags)).default([]),
      packages: z.array(pack).default([]),
    }),
  )

export type DemoPerson = z.output<ReturnType<typeof peopleIn>>[string]

/** Packages of clients, and the types of requests in them. */
export const packagesIn = ({ requestType }: Keys) =>
  listed(
    z.strictObject({
      name: z.string(),
      priority: z.enum(priorities),
      types: z.array(requestType),
    }),
  )

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

/** Websites by the project templates they are made from, with their owners, folders and members. */
export const websitesIn = (keys: Keys) =>
  listed(
    z.strictObject({
      owner: keys.person,
      facts,
      /** Pages by the words of buttons and links that lead there. */
      links: z.record(z.string(), z.string()).default({}),
      folder: z.string().optional(),
      members: z.array(keys.person).default([]),
      asking: z.array(keys.person).default([]),
      shared: sharedIn(keys).optional(),
    }),
    keyOf(
      'project template',
      projectTemplates.map(({ id }) => id),
    ),
  )

const listsOfTexts = Object.fromEntries(
  listParts.map((part) => [part, z.array(z.string()).default([])]),
) as Record<(typeof listParts)[number], z.ZodDefault<z.ZodArray<z.ZodString>>>

/** The companies of clients, what they tell of themselves and who belongs to them. */
export const companiesIn = ({ person, file }: Keys) =>
  listed(
    z
      .strictObject({
        name: z.string(),
        owner: person,
        colors: z.array(z.string()).default([]),
        logo: file.optional(),
        ...listsOfTexts,
        files: z.partialRecord(z.enum(profileFolders).exclude(['logo']), z.array(file)).default({}),
        members: z
          .array(z.strictObject({ who: person, may: z.array(z.enum(memberRights)) }))
          .default([]),
        /** Invitations that wait for an answer. */
        invited: z.array(person).default([]),
        logins: listed(
          z.strictObject({
            label: z.string(),
            url: z.string(),
            user: z.string(),
            password: z.string(),
          }),
        ).default([]),
        /** Looks at the passwords of logins, one after the other. */
        revealed: z.array(z.strictObject({ who: person, login: z.string() })).default([]),
      })
      .superRefine(({ logins, revealed }, { addIssue }) => {
        for (const [at, { login }] of revealed.entries()) {
          if (logins.some(({ key }) => key === login)) continue
          const path = ['revealed', at, 'login']
          addIssue({ code: 'custom', path, message: `there is no login "${login}"` })
        }
      }),
  )

/** The studio itself, and the staff who do what no story tells. */
export const studioIn = ({ person, pack }: Keys) =>
  z.strictObject({
    name: z.string(),
    email: z.email(),
    password: z.string(),
    admin: person,
    /** Staff who set up requests, and who sell. */
    requests: person,
    orders: person,
    terms: z.strictObject({ name: z.string(), changed: moment }),
    invited: z.array(
      z.strictObject({
        email: z.email(),
        role: z.enum(roles),
        package: pack.optional(),
        /** Answer of the mail server of that address, which takes no mail. */
        bounces: z.string().optional(),
      }),
    ),
  })
