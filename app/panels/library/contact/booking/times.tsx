import type { Theme } from '../../../color/theme'
import { Box, Button, Stack, Text } from '../../../primitives'
import type { BookingWords } from './content'

type TimesProps = { t: Theme; content: BookingWords; width: number }

export const Times = ({ t, content, width }: TimesProps) => (
  <Stack width={width} gap={10} grow>
    <Text size="h5" color={t.ink} style={{ marginBottom: 10 }}>
      {content.day}
    </Text>
    {content.times.map((time) => {
      const chosen = time === content.chosenTime
      return (
        <Box
          key={time}
          centered
          height={46}
          radius={12}
          background={chosen ? t.tint : t.field}
          border={`1.5px solid ${chosen ? t.link : t.fieldLine}`}
        >
          <Text size="small" weight={600} color={chosen ? t.onTint : t.ink}>
            {time}
          </Text>
        </Box>
      )
    })}
    <Stack marginTop={8}>
      <Button t={t} width={width}>
        {content.button}
      </Button>
    </Stack>
  </Stack>
)
