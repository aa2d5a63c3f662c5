import { writingJourneys } from '#tests/fixtures/writing-journeys'

writingJourneys()
