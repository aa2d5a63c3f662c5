ALTER TABLE `login_failures` RENAME TO `attempts`;--> statement-breakpoint
DROP INDEX `login_failures_subject`;--> statement-breakpoint
CREATE INDEX `attempts_subject` ON `attempts` (`subject`,`at`);