import { definePanel } from '../../define-panel'
import { Columns, Head, Row, Section, Stack } from '../../primitives'
import { plansContent } from './three-plans/content'
import { PlanCard } from './three-plans/plan-card'
import { PlanRow } from './three-plans/plan-row'
import { Toggle } from './three-plans/toggle'

/** Where fewer plans than three stand. */
const sides = { left: 'flex-start', center: 'center', right: 'flex-end' } as const

export default definePanel({
  id: 'pricing-three-plans',
  name: 'Three plans',
  category: 'pricing',
  columns: 3,
  keywords: ['subscription', 'monthly', 'yearly'],
  usesBrandName: false,
  content: plansContent,
  render({ t, o, content }) {
    const [first, second, third] = content.plans
    const head = (
      <Head
        columns={3}
        t={t}
        o={o}
        marginBottom={56}
        eyebrow={content.eyebrow}
        title={content.title}
        lead={content.lead}
        action={<Toggle t={t} content={content.toggle} />}
      />
    )
    if (!first || !second || !third) {
      return (
        <Section t={t}>
          {head}
          <Row gap={24} justify={sides[o]}>
            {content.plans.map((plan, i) => (
              <PlanCard
                key={`${i}`}
                t={t}
                plan={plan}
                width={588}
                height={532}
                badge={i === 1 ? content.badge : undefined}
                main={i === 1}
              />
            ))}
          </Row>
        </Section>
      )
    }
    if (o === 'center') {
      return (
        <Section t={t}>
          {head}
          <Row gap={24}>
            <PlanCard t={t} plan={first} width={384} height={532} />
            <PlanCard t={t} plan={second} width={384} height={580} badge={content.badge} main />
            <PlanCard t={t} plan={third} width={384} height={532} />
          </Row>
        </Section>
      )
    }
    const main = (
      <PlanCard t={t} plan={second} width={486} height={552} badge={content.badge} main />
    )
    const others = (
      <Stack gap={24} width={690}>
        <PlanRow t={t} plan={first} />
        <PlanRow t={t} plan={third} />
      </Stack>
    )
    return (
      <Section t={t}>
        {head}
        <Columns>
          {o === 'left' ? main : others}
          {o === 'left' ? others : main}
        </Columns>
      </Section>
    )
  },
})
