import { clockJourneys } from '#tests/fixtures/clock-journeys'

clockJourneys(false)
