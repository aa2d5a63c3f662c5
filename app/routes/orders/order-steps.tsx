import { Icon } from '~/components/ui/icon'
import { Time } from '~/components/ui/time'
import { StatusGlyph } from '~/components/work/status-mark'
import type { FoundOrder } from '~/features/orders/find-order.server'
import { orderMessages as say } from '~/messages/orders'
import { statusNames } from '~/messages/work'

/** The way of an order in its steps: which are behind it, where it is, and when it is due. */
export const OrderSteps = ({ order: { steps, facts } }: { order: FoundOrder }) => (
  <ol className="order-steps" aria-label={say.steps}>
    {steps.map(({ step, state, at }) => (
      <li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
        <span className="order-step-mark" aria-hidden="true">
          {state === 'done' ? (
            <Icon name="check" />
          ) : state === 'now' ? (
            <StatusGlyph status={facts.status} />
          ) : (
            <span className="order-step-ahead" />
          )}
        </span>
        <span className="order-step-name">{statusNames[step]}</span>
        {state === 'done' && <span className="sr-only">{say.done}</span>}
        <span className="order-step-at">
          {at !== null ? (
            <>
              {state === 'now' && step !== 'completed' && `${say.since} `}
              <Time at={at} />
            </>
          ) : (
            step === 'completed' && (
              <>
                {say.due} <Time at={facts.dueAt} />
              </>
            )
          )}
        </span>
      </li>
    ))}
  </ol>
)
