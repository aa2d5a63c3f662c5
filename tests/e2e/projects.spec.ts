import { projectJourneys } from '#tests/fixtures/project-journeys'

projectJourneys()
