CREATE TABLE `page_snapshots` (
	`page_id` text NOT NULL,
	`revision` integer NOT NULL,
	`state` text NOT NULL,
	PRIMARY KEY(`page_id`, `revision`),
	FOREIGN KEY (`page_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP INDEX `page_ops_target`;--> statement-breakpoint
ALTER TABLE `page_ops` ADD `touches` text;--> statement-breakpoint
CREATE INDEX `page_ops_touched` ON `page_ops` (`page_id`,`target`);--> statement-breakpoint
CREATE INDEX `page_ops_refers` ON `page_ops` (`refers_to`) WHERE refers_to is not null;--> statement-breakpoint
ALTER TABLE `pages` ADD `oldest_revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `projects` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `projects_deleted` ON `projects` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX `log_history_people` ON `log_history` (`document`,details ->> '$.collaborator',`created`,`id`) WHERE collection = 'projects';