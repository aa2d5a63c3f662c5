import { type ActionFunctionArgs, data } from '@remix-run/node'
import type { SignInHere } from '~/components/shell/sign-in-screen'
import { DomainError } from '~/domain-error'
import { loginSchema } from '~/features/accounts/account-schema.server'
import { signIn } from '~/features/accounts/sign-in.server'
import { becomeViewer, type Viewer } from '~/features/accounts/viewer.server'
import { comesFrom, knownDevice, sessionHeaders } from '~/routes/accounts/enter.server'
import { errorData } from './error-data'
import { textField } from './form.server'
import { hideFields, mostEchoed } from './refuse.server'

/** The header with which a page says whose it is; see `form-retry`. */
export const typedByHeader = 'X-Typed-By'

type Args = Pick<ActionFunctionArgs, 'request' | 'context'>

/**
 * Finds the person whose page a guest sends something from: the page says so, or the browser knows who
 * signed in last. This opens nothing: it is a reason to ask, and to refuse somebody else.
 */
export async function whoTyped(request: Request): Promise<string | null> {
  return request.headers.get(typedByHeader) ?? (await knownDevice(request))?.userId ?? null
}

/**
 * Whether a page of this site sends it, according to the browser itself. A form of another site must not
 * wait behind a sign-in, to be carried out by the next person who logs in.
 */
export const isFromOurPage = ({ headers }: Request): boolean =>
  headers.get('Sec-Fetch-Site') === 'same-origin'

/**
 * Asks for a sign-in where one is: thrown, because the screen itself would lead a guest to Home. The
 * answer says so in `X-Sign-In` too, which `form-retry` reads.
 */
export function askToSignIn(
  { context }: Pick<Args, 'context'>,
  whose: string,
  typed: FormData | null,
  domainError = new DomainError('signed-out', 401),
) {
  context.signIn = domainError.code
  context.retryAfter = domainError.retryAfter
  const signIn = { whose, typed: typed && textsOf(typed), files: filesOf(typed) }
  const status = domainError.status === 429 ? 429 : 401
  return data({ ...errorData(domainError), signIn } satisfies SignInHere, status)
}

/**
 * Signs a guest in with the fields beside the form, and takes these out of the form.
 *
 * @returns who sends it from now on and the cookies of the session; null when nobody signs in here
 * @throws the question again when the password is wrong; DomainError `typed-by-other` (403) when the form
 *   is somebody else's: who signed in is signed in, but the form is not theirs to send
 */
export async function signInHere(args: Args, { actor, user }: Viewer, form: FormData) {
  const asked = form.has('__for')
  const whose = textField(form, '__for')
  const credentials = { email: form.get('__email'), password: form.get('__password') }
  for (const name of ['__for', '__email', '__password']) form.delete(name)
  if (user && whose && whose !== user.id) throw typedByOther(args)
  if (user || !asked) return null
  const login = loginSchema.safeParse(credentials)
  try {
    if (!login.success) throw new DomainError('wrong-credentials')
    const { email, password } = login.data
    const known = await knownDevice(args.request)
    const signedIn = await signIn(actor, { email, password, ...comesFrom(args), known })
    const viewer = becomeViewer(args.context, signedIn.token)
    return {
      viewer,
      cookies: await sessionHeaders(signedIn),
      theirs: whose === '' || viewer.user?.id === whose,
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    throw askToSignIn(args, whose, form, error)
  }
}

/** Somebody else has signed in with this browser since the page was opened: it is not theirs to send. */
export function refuseOthersPage({ request, context }: Args, { user }: Viewer): void {
  const whose = request.headers.get(typedByHeader)
  if (user && whose && whose !== user.id) throw typedByOther({ context })
}

export function typedByOther({ context }: Pick<Args, 'context'>): DomainError {
  context.signIn = 'typed-by-other'
  return new DomainError('typed-by-other', 403)
}

/** An answer, or something thrown instead of one, with the cookies of a session. */
export function withCookies<T>(answer: T, cookies: Headers | null): T {
  if (!cookies) return answer
  const lines = cookies.getSetCookie()
  if (answer instanceof Response) {
    for (const line of lines) answer.headers.append('Set-Cookie', line)
    return answer
  }
  const given = answer as { type?: string; data?: unknown; init?: ResponseInit | null } | null
  if (given instanceof Error) return answer
  const wrapped = given?.type === 'DataWithResponseInit'
  const headers = new Headers(wrapped ? given.init?.headers : undefined)
  for (const line of lines) headers.append('Set-Cookie', line)
  return data(wrapped ? given.data : answer, { ...(wrapped && given.init), headers }) as T
}

/** Passwords are typed again. Null when there is more than a screen gives back. */
function textsOf(form: FormData): [string, string][] | null {
  let length = 0
  const texts: [string, string][] = []
  for (const [name, value] of form) {
    if (typeof value !== 'string' || hideFields.includes(name)) continue
    length += name.length + value.length
    texts.push([name, value])
  }
  return length > mostEchoed ? null : texts
}

/** The names of the files that were chosen, as many as a screen lists. */
function filesOf(form: FormData | null): string[] {
  const names: string[] = []
  for (const value of form?.values() ?? []) {
    if (typeof value !== 'string' && value.name !== '') names.push(value.name.slice(0, 200))
  }
  return names.slice(0, 100)
}
