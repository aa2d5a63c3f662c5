CREATE TABLE `project_invites` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`email` text NOT NULL,
	`sender_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sender_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `project_invites_once` ON `project_invites` (`project_id`,`email`);--> statement-breakpoint
CREATE INDEX `project_invites_email` ON `project_invites` (`email`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `project_invites_sender` ON `project_invites` (`sender_id`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_saved_views` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text,
	`list` text NOT NULL,
	`name` text NOT NULL,
	`path` text NOT NULL,
	`filters` text NOT NULL,
	`shared` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "saved_views_owner" CHECK((owner_id is null) = shared)
);
--> statement-breakpoint
INSERT INTO `__new_saved_views`("id", "owner_id", "list", "name", "path", "filters", "shared", "created_at") SELECT "id", CASE WHEN "shared" = 1 THEN NULL ELSE "owner_id" END, "list", "name", "path", "filters", "shared", "created_at" FROM `saved_views`;--> statement-breakpoint
DROP TABLE `saved_views`;--> statement-breakpoint
ALTER TABLE `__new_saved_views` RENAME TO `saved_views`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `saved_views_name` ON `saved_views` (`owner_id`,`list`,`name`);--> statement-breakpoint
CREATE INDEX `saved_views_shared` ON `saved_views` (`list`,`name`) WHERE shared = 1;