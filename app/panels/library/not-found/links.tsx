import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { bedroom, houses, panned, terrace } from '../../pictures'
import {
  Box,
  Button,
  Card,
  Columns,
  Icon,
  LinkTo,
  Pic,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'

type Place = { title: string; text: string; link: string; picture: 'room' | 'table' | 'city' }

const places: Place[] = [
  {
    title: 'Rooms for two',
    text: 'Fourteen of them, three with a bath tub.',
    link: 'See the rooms',
    picture: 'room',
  },
  {
    title: 'The long table',
    text: 'Dinner at 7:30 PM, eleven courses.',
    link: 'Read the menu',
    picture: 'table',
  },
  {
    title: 'The city house',
    text: 'Nine flats by the harbour, from two nights.',
    link: 'Check dates',
    picture: 'city',
  },
]

const content = {
  number: '404',
  title: 'The page has checked out',
  lead: 'It left no new address. These three are still here.',
  button: 'Back to the start page',
  places,
}

type Props = PanelProps<typeof content>

function picture(t: Props['t'], place: Place) {
  if (place.picture === 'table') return terrace(t.pictures)
  if (place.picture === 'city') return panned(houses(t.pictures), -60)
  return panned(bedroom(t.pictures), 60)
}

const PlaceRow = ({ t, place }: { t: Props['t']; place: Place }) => (
  <Card t={t} row width={690} padding={14} gap={28} align="center">
    <Pic picture={picture(t, place)} width={190} height={148} radius={12} />
    <Stack grow gap={4} style={{ flexShrink: 1 }}>
      <Text size="h4" color={t.ink}>
        {place.title}
      </Text>
      <Text color={t.muted}>{place.text}</Text>
    </Stack>
    <Box padding="0 18px 0 0">
      <Icon name="arrow" size={22} color={t.link} stroke={2} />
    </Box>
  </Card>
)

const PlaceColumn = ({ t, place }: { t: Props['t']; place: Place }) => (
  <Card t={t} width={384} padding={12} radius={24}>
    <Pic picture={picture(t, place)} width={358} height={260} radius={14} />
    <Stack padding="24px 16px 16px" gap={6}>
      <Text size="h4" color={t.ink}>
        {place.title}
      </Text>
      <Text color={t.muted}>{place.text}</Text>
      <Row marginTop={14}>
        <LinkTo t={t}>{place.link}</LinkTo>
      </Row>
    </Stack>
  </Card>
)

const Words = ({ t, o, content }: Props) => {
  const centered = o === 'center'
  const align = centered ? 'center' : 'left'
  return (
    <Stack
      width={centered ? 760 : 430}
      gap={24}
      align={centered ? 'center' : 'flex-start'}
      justify="center"
    >
      <Text
        size="mega"
        color={t.link}
        align={align}
        style={{ fontSize: 128, lineHeight: '128px', letterSpacing: -6 }}
      >
        {content.number}
      </Text>
      <Text size="h2" color={t.ink} align={align}>
        {content.title}
      </Text>
      <Text size="lead" color={t.muted} align={align}>
        {content.lead}
      </Text>
      <Box marginTop={8}>
        <Button t={t} icon="home" iconFirst>
          {content.button}
        </Button>
      </Box>
    </Stack>
  )
}

export default definePanel({
  id: 'not-found-links',
  name: 'Three ways on',
  category: 'not-found',
  columns: 3,
  keywords: ['404', 'error', 'pages', 'hotel', 'missing'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o, content } = props
    const places = content.places.slice(0, 3)
    if (o === 'center') {
      return (
        <Section t={t} paddingTop={88}>
          <Stack align="center" marginBottom={64}>
            <Words {...props} />
          </Stack>
          <Columns>
            {places.map((place) => (
              <PlaceColumn key={place.title} t={t} place={place} />
            ))}
          </Columns>
        </Section>
      )
    }
    const list = (
      <Stack gap={24}>
        {places.map((place) => (
          <PlaceRow key={place.title} t={t} place={place} />
        ))}
      </Stack>
    )
    return (
      <Section t={t}>
        <Columns justify="space-between">
          {o === 'left' ? <Words {...props} /> : list}
          {o === 'left' ? list : <Words {...props} />}
        </Columns>
      </Section>
    )
  },
})
