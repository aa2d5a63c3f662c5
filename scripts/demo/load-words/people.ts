import { z } from 'zod'
import { listParts } from '~/features/profiles/parts'
import { memberRights } from '~/permissions/profiles'
import { manageFlags, priorities, profileFolders, roles } from '~/permissions/vocabulary'
import { type Keys, listed, moment } from './keys'

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
