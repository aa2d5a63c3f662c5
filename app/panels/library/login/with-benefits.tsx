import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { Card, Columns, Head, Row, Section, Stack, Text } from '../../primitives'
import { type BenefitsWords, benefitsContent } from './with-benefits/content'
import { Benefit, Members, Question, TallForm, WideForm } from './with-benefits/parts'

type Props = PanelProps<BenefitsWords>

const Deep = ({ t, content }: Props) => (
  <Card t={t} kind="deep" width={588} padding={56} radius={28} justify="space-between">
    <Stack gap={18}>
      <Text size="h2" color={t.onDeep} style={{ fontSize: 46, lineHeight: '52px' }}>
        {content.title}
      </Text>
      <Text size="lead" color={t.onDeepMuted}>
        {content.lead}
      </Text>
    </Stack>
    <Stack gap={24}>
      {content.benefits.map((benefit) => (
        <Benefit key={benefit.title} t={t} benefit={benefit} onDeep />
      ))}
    </Stack>
    <Members t={t} content={content} onDeep />
  </Card>
)

export default definePanel({
  id: 'login-with-benefits',
  name: 'With benefits',
  category: 'login',
  columns: 2,
  keywords: ['register', 'sign up', 'create account', 'members'],
  usesBrandName: false,
  content: benefitsContent,
  render(props) {
    const { t, o, content } = props
    if (o === 'center') {
      return (
        <Section t={t}>
          <Head
            t={t}
            o={o}
            marginBottom={56}
            title={content.title}
            lead={content.lead}
            action={<Members t={t} content={content} onDeep={false} />}
          />
          <WideForm t={t} content={content} />
          <Row justify="space-between" marginTop={20} marginBottom={64} padding="0 32px">
            <Text size="small" color={t.muted}>
              {content.terms}
            </Text>
            <Question t={t} content={content} />
          </Row>
          <Columns>
            {content.benefits.slice(0, 3).map((benefit) => (
              <Stack key={benefit.title} width={384} padding="0 0 0 32px">
                <Benefit t={t} benefit={benefit} onDeep={false} />
              </Stack>
            ))}
          </Columns>
        </Section>
      )
    }
    const form = (
      <Stack width={588} align="center" justify="center" padding="44px 0">
        <TallForm t={t} content={content} width={440} />
      </Stack>
    )
    return (
      <Section t={t} paddingTop={80} paddingBottom={80}>
        <Columns>
          {o === 'left' ? <Deep {...props} /> : form}
          {o === 'left' ? form : <Deep {...props} />}
        </Columns>
      </Section>
    )
  },
})
