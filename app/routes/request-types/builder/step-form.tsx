import { Link } from '@remix-run/react'
import type { AnyLinkProps } from '~/components/ui/any-link'
import { useHydrated } from '~/components/ui/use-hydrated'

/** The one form of the builder: the chosen field's. Every button belongs to it, wherever it stands. */
export const stepForm = 'builder-form'

/** What a button of the builder does once the chosen field is saved; see `carryOutStep`. */
export const step = (...intent: (string | number)[]) => ({
  form: stepForm,
  name: 'intent',
  value: intent.join(' '),
  formNoValidate: true,
})

/** Enter in a field saves it: of a form's buttons it presses the first one. */
export const EnterSaves = () => (
  <button type="submit" form={stepForm} className="sr-only" tabIndex={-1} aria-hidden="true">
    {''}
  </button>
)

/**
 * A link that does not leave what was typed behind. With script `useSaveFirst` saves it before; without
 * it is a button of the field's form.
 */
export function StepLink({
  to,
  children,
  className,
  replace,
  preventScrollReset,
  ...named
}: AnyLinkProps) {
  if (useHydrated()) {
    return <Link {...{ to, children, className, replace, preventScrollReset }} {...named} />
  }
  return (
    <button type="submit" {...step('go', to)} className={className} {...named}>
      {children}
    </button>
  )
}
