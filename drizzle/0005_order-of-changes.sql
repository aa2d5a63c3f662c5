PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_page_ops` (
	`row_number` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`page_id` text NOT NULL,
	`revision` integer NOT NULL,
	`actor` text NOT NULL,
	`kind` text NOT NULL,
	`refers_to` text,
	`state` text NOT NULL,
	`target` text NOT NULL,
	`op` text NOT NULL,
	`inverse` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`page_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_page_ops`("id", "page_id", "revision", "actor", "kind", "refers_to", "state", "target", "op", "inverse", "created_at") SELECT "id", "page_id", "revision", "actor", "kind", "refers_to", "state", "target", "op", "inverse", "created_at" FROM `page_ops` ORDER BY `rowid`;--> statement-breakpoint
DROP TABLE `page_ops`;--> statement-breakpoint
ALTER TABLE `__new_page_ops` RENAME TO `page_ops`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `page_ops_id_unique` ON `page_ops` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `page_ops_revision` ON `page_ops` (`page_id`,`revision`);--> statement-breakpoint
CREATE INDEX `page_ops_actor` ON `page_ops` (`page_id`,`actor`,`state`,`revision`);--> statement-breakpoint
CREATE INDEX `page_ops_target` ON `page_ops` (`page_id`,`target`,`revision`);