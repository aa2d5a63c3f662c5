import { Link } from '@remix-run/react'
import type { AnyLinkProps } from '~/components/ui/any-link'
import { useHydrated } from '~/components/ui/use-hydrated'

/** The one form of the builder: the chosen field's. Every button belongs to it, wherever it is. */
export const builderForm = 'builder-form'

/** Intent of a builder button after the chosen field is saved; see `carryOutIntent`. */
export const intent = (...words: (string | number)[]) => ({
  form: builderForm,
  name: 'intent',
  value: words.join(' '),
  formNoValidate: true,
})

/** Enter in a field saves it: Enter presses the first button of a form. */
export const EnterSaves = () => (
  <button type="submit" form={builderForm} className="sr-only" tabIndex={-1} aria-hidden="true">
    {''}
  </button>
)

/**
 * A link that does not leave what was typed behind. With script `useSaveFirst` saves it before; without
 * it is a button of the field's form.
 */
export function SavingLink({
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
    <button type="submit" {...intent('go', to)} className={className} {...named}>
      {children}
    </button>
  )
}
