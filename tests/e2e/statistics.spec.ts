import { expectAccessible } from '#tests/fixtures/accessible'
import { statisticsJourneys } from '#tests/fixtures/statistics-journeys'

statisticsJourneys(expectAccessible)
