import { Row } from './box'

const shape =
  'M12 2.600l2.900 6.100 6.600.9-4.800 4.600 1.200 6.600L12 17.600l-5.900 3.200 1.200-6.600L2.500 9.600l6.600-.9z'

type StarsProps = { color: string; size?: number; count?: number; empty?: string }

/** Five stars; those above `count` take the `empty` color. */
export const Stars = ({ color, size = 18, count = 5, empty = 'transparent' }: StarsProps) => (
  <Row gap={4}>
    {[1, 2, 3, 4, 5].map((star) => (
      <svg key={star} width={size} height={size} viewBox="0 0 24 24">
        <path d={shape} fill={star <= count ? color : empty} />
      </svg>
    ))}
  </Row>
)
