import { CheckboxField } from '~/components/form/choice-fields'
import { Icon } from '~/components/ui/icon'
import { Time } from '~/components/ui/time'
import { TermsText } from '~/components/work/terms-text'
import type { FormOnSale } from '~/features/orders/form-on-sale.server'
import { pathTo } from '~/map/path-to'
import { orderFieldMessages as words } from '~/messages/order-fields'

/** The terms as they are in use, open to read, and the box that accepts them. */
export const OrderTerms = ({
  formId,
  terms,
  accepted,
  inNameOf,
  errors,
}: {
  formId: string
  terms: NonNullable<FormOnSale['terms']>
  accepted: boolean
  /** Client for whom staff accept them; null for a buyer. */
  inNameOf: string | null
  errors: string[] | null
}) => (
  <div className="order-terms">
    <details open>
      <summary>
        <Icon name="file-text" />
        <span>
          <b>{terms.name}</b>{' '}
          <span className="muted">
            {words.termsVersion(terms.number)} <Time at={terms.createdAt} />
          </span>
        </span>
        <Icon name="chevron-down" />
      </summary>
      {/* A long text scrolls, so that it can be focused. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <section className="order-terms-text" tabIndex={0} aria-label={terms.name}>
        <TermsText text={terms.text} />
      </section>
    </details>
    <CheckboxField
      name="accept"
      label={
        inNameOf === null ? words.accept(terms.number) : words.acceptFor(terms.number, inNameOf)
      }
      hint={
        <>
          {inNameOf !== null && <>{words.acceptForHint} </>}
          {/* Another tab: what was typed stays here, with and without script. */}
          <a
            href={pathTo('/order/:form/terms', { form: formId })}
            className="link"
            target="_blank"
            rel="noopener"
          >
            {words.termsBeside}
          </a>
        </>
      }
      checked={accepted}
      errors={errors}
      required
    />
  </div>
)
