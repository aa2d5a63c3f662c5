import { templatesJourneys } from '#tests/fixtures/templates-journeys'

templatesJourneys()
