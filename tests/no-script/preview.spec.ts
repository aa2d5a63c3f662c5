import { previewJourneys } from '#tests/fixtures/preview-journeys'

previewJourneys()
