import { statisticsJourneys } from '#tests/fixtures/statistics-journeys'

statisticsJourneys()
