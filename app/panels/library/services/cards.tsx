import type { Theme } from '../../color/theme'
import { definePanel } from '../../define-panel'
import { Box, Button, Card, Chip, Head, Icon, Row, Section, Stack, Text } from '../../primitives'
import type { Orientation } from '../../types'
import { cardsContent, type Service } from './cards/content'

const main: Record<Orientation, number> = { left: 0, center: 1, right: 2 }

type ServiceProps = {
  t: Theme
  service: Service
  from: string
  deep: boolean
  centered: boolean
  height: number
}

function ServiceCard({ t, service, from, deep, centered, height }: ServiceProps) {
  const ink = deep ? t.onDeep : t.ink
  const muted = deep ? t.onDeepMuted : t.muted
  const line = `1px solid ${deep ? t.onDeepLine : t.line}`
  return (
    <Card
      t={t}
      kind={deep ? 'deep' : 'card'}
      width={384}
      height={height}
      padding={36}
      align={centered ? 'center' : 'stretch'}
    >
      <Row justify="space-between">
        <Icon name={service.icon} size={40} color={deep ? t.onDeep : t.link} stroke={1.4} />
        {!centered && <Icon name="arrowUpRight" size={22} color={deep ? t.onDeepMuted : t.faint} />}
      </Row>
      <Stack gap={12} marginTop={40} align={centered ? 'center' : 'flex-start'}>
        <Text size="h3" color={ink}>
          {service.title}
        </Text>
        <Text
          color={muted}
          align={centered ? 'center' : 'left'}
          style={{ textWrap: centered ? 'balance' : 'pretty' }}
        >
          {service.text}
        </Text>
      </Stack>
      <Row gap={8} marginTop={24} marginBottom={32}>
        {service.tags.map((tag) => (
          <Chip key={tag} t={t} kind={deep ? 'deep' : 'tint'}>
            {tag}
          </Chip>
        ))}
      </Row>
      <Row
        width={312}
        marginTop="auto"
        padding="24px 0 0"
        gap={16}
        align="flex-end"
        justify={centered ? 'center' : 'space-between'}
        style={{ borderTop: line }}
      >
        <Row gap={8} align="flex-end">
          <Text size="small" color={muted} style={{ paddingBottom: 4 }}>
            {from}
          </Text>
          <Text size="h3" color={ink}>
            {service.price}
          </Text>
        </Row>
        <Text size="small" color={muted} style={{ paddingBottom: 4 }}>
          {service.time}
        </Text>
      </Row>
    </Card>
  )
}

export default definePanel({
  id: 'services-cards',
  name: 'Service cards',
  category: 'services',
  columns: 3,
  keywords: ['offer', 'booking', 'health', 'therapy'],
  usesBrandName: false,
  content: cardsContent,
  render({ t, o, content }) {
    const centered = o === 'center'
    const button = (
      <Button t={t} icon="calendar" iconFirst>
        {content.button}
      </Button>
    )
    return (
      <Section t={t}>
        <Head
          columns={3}
          t={t}
          o={o}
          eyebrow={content.eyebrow}
          title={content.title}
          lead={content.lead}
          action={!centered && button}
        />
        <Row gap={24}>
          {content.services.slice(0, 3).map((service, i) => {
            const deep = i === main[o]
            return (
              <ServiceCard
                key={service.title}
                {...{ t, service, deep, centered }}
                from={content.from}
                height={centered && deep ? 452 : 416}
              />
            )
          })}
        </Row>
        {centered && (
          <Box marginTop={48} align="center">
            {button}
          </Box>
        )}
      </Section>
    )
  },
})
