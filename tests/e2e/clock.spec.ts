import { clockJourneys } from '#tests/fixtures/clock-journeys'

clockJourneys(true)
