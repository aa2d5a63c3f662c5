import type { Theme } from '../../../color/theme'
import { Box, Columns, Row, Rule, Stack, Text } from '../../../primitives'
import type { Course, Dish } from './content'

/** What a dish is free of, in a few letters. */
export const Mark = ({ t, children }: { t: Theme; children: string }) => (
  <Box padding="1px 8px" radius={99} border={`1.5px solid ${t.fieldLine}`}>
    <Text size="micro" weight={600} color={t.ink} nowrap>
      {children}
    </Text>
  </Box>
)

const DishLine = ({ t, dish, width }: { t: Theme; dish: Dish; width: number }) => (
  <Row gap={16} width={width} align="flex-start" justify="space-between">
    <Stack gap={2} style={{ flexShrink: 1 }}>
      <Row gap={8} style={{ flexWrap: 'wrap' }}>
        <Text size="h5" color={t.ink}>
          {dish.name}
        </Text>
        {dish.marks?.map((mark) => (
          <Mark key={mark} t={t}>
            {mark}
          </Mark>
        ))}
      </Row>
      <Text size="small" color={t.muted} style={{ fontSize: 15 }}>
        {dish.text}
      </Text>
    </Stack>
    <Text size="h5" color={t.link} nowrap>
      {dish.price}
    </Text>
  </Row>
)

type CourseProps = { t: Theme; course: Course; width: number; columns: 1 | 2 }

/** A section of the menu: its name, and dishes in one or two columns. */
export function CoursePart({ t, course, width, columns }: CourseProps) {
  const gap = 48
  const each = columns === 2 ? (width - gap) / 2 : width
  const line = (dish: Dish) => <DishLine key={dish.name} t={t} dish={dish} width={each} />
  const lines = Array.from({ length: Math.ceil(course.dishes.length / columns) }, (_, i) =>
    course.dishes.slice(i * columns, (i + 1) * columns),
  )
  return (
    <Stack width={width} gap={20}>
      <Row gap={16} align="flex-end" justify="space-between">
        <Text size="h3" color={t.ink} style={{ fontSize: 26, lineHeight: '34px' }}>
          {course.title}
        </Text>
        {course.note && (
          <Text size="small" color={t.muted}>
            {course.note}
          </Text>
        )}
      </Row>
      <Rule t={t} width={width} />
      <Stack gap={22}>
        {columns === 1
          ? course.dishes.map(line)
          : lines.map((dishes, i) => (
              <Columns key={`${i}`} gap={gap}>
                {dishes.map(line)}
              </Columns>
            ))}
      </Stack>
    </Stack>
  )
}
