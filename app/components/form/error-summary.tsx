import { Link, useActionData } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { formMessages as say } from '~/messages/forms'
import { Icon } from '../ui/icon'
import { useScope } from './field'
import { fieldId } from './field-id'
import { focusWrong } from './focus-wrong'
import { useForm } from './form-context'
import { formState } from './form-state'
import { type Answer, isAnswerTo } from './use-form-answer'

/** A sentence in which some words are links. @param links the address of each of the words */
function linkedWords(text: string, links: Readonly<Record<string, string>>): ReactNode {
  const found = Object.entries(links).find(([words]) => text.includes(words))
  if (!found) return text
  const [words, to] = found
  const at = text.indexOf(words)
  return (
    <>
      {linkedWords(text.slice(0, at), links)}
      <Link to={to} className="link">
        {words}
      </Link>
      {linkedWords(text.slice(at + words.length), links)}
    </>
  )
}

type FieldError = { name: string; label: string; error: string; id?: string }

/**
 * Summary of errors above a long form, with links to the fields. The first wrong field gets the focus, or
 * the summary itself if that field takes none.
 */
export function ErrorSummary({
  errors,
  focus = true,
}: {
  errors: readonly FieldError[]
  /** False where it is only shown, not answered. */
  focus?: boolean
}) {
  const ref = useRef<HTMLDivElement>(null)
  const scope = useScope()
  const answer = useActionData()
  const said = errors.map(({ label, error }) => joined(label, error)).join('\n')
  // Focus stays with anyone who corrects a field: a form is drawn again for many reasons.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer moves the focus
  useEffect(() => {
    if (!focus || !ref.current) return
    ref.current.focus()
    focusWrong(ref.current.closest('form'))
  }, [answer, said])
  if (errors.length === 0) return null
  return (
    <div
      ref={ref}
      className="notice notice-danger error-summary"
      role="alert"
      tabIndex={-1}
      data-once=""
    >
      <Icon name="alert" size={20} />
      <div className="min-w-0">
        <p className="font-semibold">{say.errorSummary(errors.length)}</p>
        <ul className="mt-1">
          {errors.map(({ name, label, error, id }) => (
            <li key={name}>
              <a href={`#${id ?? fieldId(name, scope)}`}>{joined(label, error)}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

const joined = (label: string, error: string) =>
  /[?:]$/.test(label) ? `${label} ${error}` : `${label}: ${error}`

/** Why a form as a whole was refused, e.g. in a dialog: it comes in sight. @param links where words of it lead to */
export function FormError({
  children,
  links = {},
}: {
  children?: string | null
  links?: Readonly<Record<string, string>>
}) {
  const ref = useRef<HTMLDivElement>(null)
  const answer = useActionData()
  // In a dialog that is scrolled to its button, nobody would see it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer is looked for
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [answer, children])
  return children ? (
    <div ref={ref} className="notice notice-danger" role="alert" data-once="">
      <Icon name="alert" />
      <p className="min-w-0 flex-1">{linkedWords(children, links)}</p>
    </div>
  ) : null
}

/** Why the form around was refused. @param summary labels of its fields by name, to list what is wrong with them */
export function FormErrors({
  summary,
  links,
}: {
  summary?: Record<string, string> | undefined
  links?: Readonly<Record<string, string>> | undefined
}) {
  const form = useForm()
  return (
    <>
      <FormError links={links}>{form?.formError}</FormError>
      {summary && form && <ErrorSummary errors={form.summary(summary)} />}
    </>
  )
}

/**
 * Why a form was refused that does not say so itself: one that is gone, or of buttons alone. What is stale,
 * its form says.
 *
 * @param besides names of the forms that are on the screen, and say why they were refused
 */
export function OtherErrors({ besides }: { besides: readonly string[] }) {
  const answer = useActionData() as Answer<unknown> | null | undefined
  if (!answer || answer.stored || isAnswerTo(answer, besides)) return null
  return <FormError>{formState(answer.result).formError ?? answer.error?.text}</FormError>
}
