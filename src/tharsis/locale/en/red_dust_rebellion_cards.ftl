# Red Dust Rebellion: Events, Assets, Campaigns.

rd-event-green-new-deal = A Green New Deal
rd-event-earthgov-declares-emergency = EarthGov Declares Emergency
rd-event-terran-loyalties-tested = Terran Loyalties Tested
rd-event-usss-challenger = USSS Challenger
rd-event-satellite-network-updated = Satellite Network Updated
rd-event-the-aldrin-cycler = The Aldrin Cycler
rd-event-letters-from-home = Letters From Home
rd-event-tenzing = Tenzing
rd-event-targeting-cyclists = Targeting Cyclists
rd-event-bicentennial-day = Bicentennial Day
rd-event-the-security-of-mars-act = The Security of Mars Act
rd-event-red-wednesday-riots = Red Wednesday Riots
rd-event-the-bombing-of-maglev-77 = The Bombing of Maglev-77
rd-event-the-rodgers-line = The Rodgers Line
rd-event-the-automation-rebellion = The Automation Rebellion
rd-event-shenzhou = Shenzhou
rd-event-the-water-crisis = The Water Crisis
rd-event-corporate-militarization = Corporate Militarization
rd-event-corporations-quell-dissent = Corporations Quell Dissent
rd-event-the-spin-zone = The Spin Zone
rd-event-future-of-law-enforcement = Future of Law Enforcement
rd-event-the-one-card = The One Card
rd-event-the-slush-fund-scandal = The Slush Fund Scandal
rd-event-the-24-66-hour-news-cycle = The 24.66 Hour News Cycle
rd-event-nano-surveillance-drones = Nano Surveillance Drones
rd-event-emissions-law-reform-passed = Emissions Law Reform Passed
rd-event-green-mars-campaign = Green Mars Campaign
rd-event-refugee-crisis = Refugee Crisis
rd-event-printing-weapons = Printing Weapons
rd-event-homesteaders-revolt = Homesteaders Revolt
rd-event-martian-nationalism = Martian Nationalism
rd-event-shepard-tereshkova = Shepard-Tereshkova
rd-event-the-red-dahlia = The Red Dahlia
rd-event-long-range-patrols = Long Range Patrols
rd-event-the-tombs-of-mars = The Tombs of Mars
rd-event-outpost-discovery = Outpost Discovery
rd-event-bipartisan-resolution = Bipartisan Resolution
rd-event-the-arteries-of-mars = The Arteries of Mars
rd-event-hammer-the-machines = Hammer the Machines
rd-event-spaceport-strikes = Spaceport Strikes
rd-event-gandhi-sharma = Gandhi-Sharma
rd-event-the-martians = The Martians
rd-event-the-tubes = The Tubes
rd-event-new-cordoba = New Córdoba
rd-event-the-red-desert = The Red Desert
rd-event-the-mystery-of-outpost-27 = The Mystery of Outpost 27
rd-event-sudden-storm = Sudden Storm
rd-event-europa = Europa
rd-event-dust-storm-1 = Dust Storm
rd-event-dust-storm-2 = Dust Storm
rd-event-dust-storm-3 = Dust Storm
rd-card-green-new-deal-text =
    Unshaded: All Damage under COIN Control is cleared, for 1 Profit per marker; up to 2 of the cleared spaces rise a level.
    Shaded: Profits −5, MarsGov Resources −9.
rd-card-earthgov-declares-emergency-text =
    Unshaded: Earth receives 4 Supply or 4 EarthGov Troops; then the Aldrin Cycler runs.
    Shaded: Profits −5.
rd-card-terran-loyalties-tested-text =
    Unshaded: Two spaces with EarthGov Troops lose all their Rebel Bases.
    Shaded: The Corporations may Exploit one space at Support, even where MarsGov has as many forces or more.
rd-card-usss-challenger-text =
    Unshaded: Up to 8 EarthGov Troops land in Labyrinths free of Rebel forces.
    Shaded: All EarthGov Troops on Phobos and in one space on Mars go home to Available.
rd-card-satellite-network-updated-text =
    Unshaded: Confidence rises a box per Satellite in Orbit; then every Satellite moves to Orbit.
    Shaded: Red Dust or the Reclaimers may Attack for free wherever they share a space with a Satellite.
rd-card-the-aldrin-cycler-text =
    Unshaded: Earth receives 3 Supply; then the Aldrin Cycler runs.
    Shaded: Either up to 6 Resources pass from MarsGov to Red Dust, or Transit loses all Supply.
rd-card-letters-from-home-text =
    Unshaded: Earth receives 2 Population; you may House in one space at Support.
    Shaded: Remove up to 6 MarsGov Troops from spaces that are not at Support.
rd-card-tenzing-text =
    Unshaded: Tenzing rises 2 levels and its Rebels become Active; MarsGov may Assault there for free.
    Shaded: Tenzing becomes Neutral; Red Dust gains its Population in Resources; the Reclaimers draw a card.
rd-card-targeting-cyclists-text =
    Unshaded: Earth receives 1 Supply for each Labyrinth without Rebel forces.
    Shaded: Earth loses 1 Supply for each Labyrinth with Rebel forces.
rd-card-bicentennial-day-text =
    Unshaded: Two spaces rise a level.
    Shaded: Two spaces fall a level and receive 2 Rebels each.
rd-card-the-security-of-mars-act-text =
    Unshaded: Activate all Rebels in one Labyrinth; the Rebel Faction with more forces there sits out through the next round.
    Shaded: From up to 2 Labyrinths move 4 MarsGov Troops or Security each to spaces with COIN Bases.
rd-card-red-wednesday-riots-text =
    Unshaded: In one space with SpecOps all SpecOps and Rebels become Active; the Corporations may Assault there for free.
    Shaded: Red Dust may put up to 2 Rebels into a Labyrinth and Ambush there for free; afterwards all Rebels there hide.
rd-card-the-bombing-of-maglev-77-text =
    Unshaded: Gather up to 6 Security in a space by a Maglev line and Activate its Rebels; the Corporations may Assault there for free.
    Shaded: Every space by one Maglev line falls a level.
rd-card-the-rodgers-line-text =
    Unshaded: The Rodgers Line opens; Europa and Tereshkova rise a level; Profits +6; MarsGov or the Corporations may House in each.
    Shaded: Europa and Tereshkova fall a level; Profits −3, MarsGov Resources −6.
rd-card-the-automation-rebellion-text =
    Unshaded: Two Deserts fall 2 levels; 1 Profit per Corporate Base in a Desert.
    Shaded: Profits −6; remove up to 2 Corporate Bases from Deserts.
rd-card-shenzhou-text =
    Unshaded: Shenzhou loses its Rebels and becomes Neutral; Rebels next door become Active; 3 Profits or 3 Supply.
    Shaded: Damage Shenzhou; then any number of markers may leave Displaced Population.
rd-card-the-water-crisis-text =
    Unshaded: Two Deserts move a level towards Neutral; 3 Profits or 3 Supply.
    Shaded: Two Deserts fall a level; Red Dust may draw and play a Campaign card.
rd-card-corporate-militarization-text =
    Unshaded: One Desert receives 2 SpecOps, 2 Security and a Corporate Base; its Rebels become Active.
    Shaded: Up to 4 Available SpecOps leave the game; Profits −4.
rd-card-corporations-quell-dissent-text =
    Unshaded: Every space with both Damage and Security rises a level; Profits +3.
    Shaded: MarsGov loses 3 Resources per Labyrinth with Corporate forces.
rd-card-the-spin-zone-text =
    Unshaded: Two Labyrinths rise a level; Profits +3.
    Shaded: Up to 4 spaces with Corporate forces fall a level.
rd-card-future-of-law-enforcement-text =
    Unshaded: A Labyrinth receives 6 MarsGov Troops or 4 EarthGov Troops; Profits +3.
    Shaded: Replace up to 6 MarsGov Troops or Security with Rebels.
rd-card-the-one-card-text =
    Unshaded: Rebels in all Labyrinths under COIN Control become Active; MarsGov or the Corporations may Assault one of these for free.
    Shaded: Two Labyrinths fall a level; for each, place 2 Rebels there or next door.
rd-card-the-slush-fund-scandal-text =
    Unshaded: Replace up to 4 Rebels with Security or MarsGov Troops.
    Shaded: A space loses a Corporate Base and up to 4 Corporate units and falls a level; Profits −2.
rd-card-the-24-66-hour-news-cycle-text =
    Unshaded: Up to 3 spaces rise a level; then 1 Profit per space at Active Support.
    Shaded: Remove up to 4 cubes from one space, EarthGov Troops last; if none are left it falls a level.
rd-card-nano-surveillance-drones-text =
    Unshaded: Rebels at Corporate Bases become Active; MarsGov or the Corporations may Assault at one such Base for free.
    Shaded: Move up to 6 MarsGov Troops and Security from one Labyrinth to another at Support.
rd-card-emissions-law-reform-passed-text =
    Unshaded: 1 Profit per Corporate Base in a Desert; up to 2 of them turn Terraforming.
    Shaded: March or Travel for free from one space to a Terraforming Base; Activate all Rebels there, then remove that many Corporate forces, Bases last.
rd-card-green-mars-campaign-text =
    Unshaded: In each Unpopulated Desert one Corporate Base may turn Terraforming.
    Shaded: Earth loses all Supply; Red Dust may draw and play a Campaign card.
rd-card-refugee-crisis-text =
    Unshaded: MarsGov or the Corporations may House in a Labyrinth; then up to 3 markers join or leave Displaced Population.
    Shaded: Red Dust may House in a space; then all displaced markers leave, and each full 3 make a Labyrinth fall a level.
rd-card-printing-weapons-text =
    Unshaded: Either Red Dust loses 5 Resources or the Reclaimers 2 random cards; that Faction sits out through the next round.
    Shaded: A Desert receives 4 Rebels and an upgraded Rebel Base.
rd-card-homesteaders-revolt-text =
    Unshaded: Two Deserts become Neutral and lose up to 2 Rebel forces each, Bases last.
    Shaded: Three Deserts fall a level and receive a Rebel and a Rebel Base each.
rd-card-martian-nationalism-text =
    Unshaded: Phobos receives 4 EarthGov Troops; an active Campaign card ends.
    Shaded: Place 3 Rebels in Populated spaces; Red Dust gains 6 Resources.
rd-card-shepard-tereshkova-text =
    Unshaded: Of Shepard and Tereshkova one receives 2 Rebels and falls 2 levels, the other 2 MarsGov Troops and rises 2 levels; you may Assault or Attack one of them for free.
rd-card-the-red-dahlia-text =
    Unshaded: All Red Dust Rebels become Active.
    Shaded: Red Dust may Ambush for free in any Labyrinths; its Rebels there all become Active.
rd-card-long-range-patrols-text =
    Unshaded: Up to 3 of your units cross up to 3 Deserts in a row; in the last one a free Operation other than Recon or March may follow.
rd-card-the-tombs-of-mars-text =
    Unshaded: MarsGov or the Corporations may House; up to 2 Deserts with Population markers rise a level.
    Shaded: Red Dust may House in a Desert and build a Base there; Red Dust gains 4 Resources.
rd-card-outpost-discovery-text =
    Unshaded: Bring COIN units from Mars to a Desert with a Rebel Base; MarsGov or the Corporations may Recon and then Assault there for free.
    Shaded: Red Dust or the Reclaimers may lure up to 6 COIN units to a Desert with an own Base, which then slips next door with any number of its Rebels.
rd-card-bipartisan-resolution-text =
    Unshaded: Remove 6 Rebels, as many Red Dust as Reclaimers if possible.
    Shaded: Up to 3 Reclaimer Rebels step next door to Red Dust forces; then a free Ambush there, or they turn into Red Dust.
rd-card-the-arteries-of-mars-text =
    Unshaded: Profits +3; up to 3 spaces by Maglev lines receive 2 Security each.
    Shaded: Both Labyrinths of a Maglev line take Damage and a Rebel; Red Dust gains 3 Resources.
rd-card-hammer-the-machines-text =
    Unshaded: The Corporations may Activate all Rebels in a Labyrinth and Assault there; a fallen Rebel Base earns 4 Profits.
    Shaded: Profits −3; three Labyrinths fall a level and take Damage.
rd-card-spaceport-strikes-text =
    Unshaded: Earth receives 4 Supply; the Aldrin Cycler runs; Profits +2.
    Shaded: Profits −3, MarsGov Resources −9.
rd-card-gandhi-sharma-text =
    Unshaded: Gandhi and Sharma rise a level; Red Dust sits out through the next round.
    Shaded: Gandhi and Sharma fall a level; all MarsGov pieces in Sharma turn into Red Dust.
rd-card-the-martians-text =
    Unshaded: Two spaces with EarthGov Troops rise a level.
    Shaded: Two spaces with EarthGov Troops fall a level.
rd-card-the-tubes-text =
    Unshaded: MarsGov or the Corporations may move COIN forces from a Desert to the next and Recon or Assault there for free.
    Shaded: Red Dust or the Reclaimers may move up to 3 Rebel Bases into adjacent Deserts.
rd-card-new-cordoba-text =
    Unshaded: Remove up to 6 Rebel forces from New Córdoba, Bases last.
    Shaded: New Córdoba falls a level; it, Rutherford and Trouvelot receive 2 Rebels each.
rd-card-the-red-desert-text =
    Unshaded: MarsGov or the Corporations may gather COIN units from around a Desert in it, Activate its Rebels and Assault for free.
    Shaded: Red Dust may March, or the Reclaimers Travel, for free to a Desert and Ambush there, even with no Hidden Rebel.
rd-card-the-mystery-of-outpost-27-text =
    Unshaded: An Unpopulated Desert loses a Corporate Base and all units; Profits +6; the Corporations stay Eligible.
    Shaded: 1 Profit is lost per Corporate Base among Rebel forces.
rd-card-sudden-storm-text =
    Unshaded: All Storm markers not on the map come down Raging in spaces of your choice; you stay Eligible.
rd-card-europa-text =
    Unshaded: Europa rises 2 levels; Earth receives 3 Supply.
    Shaded: Europa falls 2 levels; Red Dust draws 4 Campaign cards and plays 1.
rd-card-dust-storm-1-text = As the Next Event it brings the Haboob: no Recon, no March. As the Current Event it starts a Dust Storm Round; the third one ends the game.
rd-card-dust-storm-2-text = As the Next Event it brings the Haboob: no Recon, no March. As the Current Event it starts a Dust Storm Round; the third one ends the game.
rd-card-dust-storm-3-text = As the Next Event it brings the Haboob: no Recon, no March. As the Current Event it starts a Dust Storm Round; the third one ends the game.
rd-asset-subdermal-weaponry = Subdermal Weaponry
rd-card-subdermal-weaponry-text = Capability. Reclaimer Attacks remove one more enemy for each die that hits.
rd-asset-dust-adaptation = Dust-Adaptation
rd-card-dust-adaptation-text = Capability. Reclaimers may choose spaces with Raging Storms for everything they do.
rd-asset-enhanced-metabolism = Enhanced Metabolism
rd-card-enhanced-metabolism-text = Capability. After an Assault that removed Reclaimer forces, a Reclaimer Rebel may return to one of those spaces.
rd-asset-the-mind-twister = The Mind Twister
rd-card-the-mind-twister-text = Capability. Purify converts one more enemy in each space.
rd-asset-neural-conditioning = Neural Conditioning
rd-card-neural-conditioning-text = Capability. Rally without a Base may place Rebels up to the Population, or hide them all.
rd-asset-deep-tunneling = Deep Tunneling
rd-card-deep-tunneling-text = Capability. Bombard cannot remove Reclaimer forces.
rd-asset-children-of-the-desert = Children of the Desert
rd-card-children-of-the-desert-text = Travel for free into a Desert and those around it, then Attack for free in each destination.
rd-asset-weaponized-asteroid = Weaponized Asteroid
rd-card-weaponized-asteroid-text = A Labyrinth takes 2 Damage and loses half of its units, rounded up.
rd-asset-the-reclaimer-faith = The Reclaimer Faith
rd-card-the-reclaimer-faith-text = Three spaces without other Factions' forces receive a Reclaimer Base each.
rd-asset-converts = Converts
rd-card-converts-text = Up to 4 Red Dust Rebels become Reclaimer Rebels.
rd-asset-church-assets = Church Assets
rd-card-church-assets-text = Draw a card per Labyrinth with Reclaimer forces; then 2 Labyrinths receive a Reclaimer Base each.
rd-asset-the-lost-patrol = The Lost Patrol
rd-card-the-lost-patrol-text = A Desert loses all COIN units; a Labyrinth next to it takes Damage.
rd-asset-the-maadim = The Ma'adim
rd-card-the-maadim-text = All Reclaimer Rebels hide; up to 6 of them gather in a Desert.
rd-asset-the-trackless-wastes = The Trackless Wastes
rd-card-the-trackless-wastes-text = Worth 5 for Travel.
rd-asset-water-reserves = Water Reserves
rd-card-water-reserves-text = Worth 5 for Rally.
rd-asset-hidden-forces = Hidden Forces
rd-card-hidden-forces-text = Worth 5 for Rally.
rd-asset-storm-riders = Storm Riders
rd-card-storm-riders-text = Worth 5 for Travel.
rd-asset-tipoff = Tipoff
rd-card-tipoff-text = Worth 5 for Attack.
rd-asset-re-engineering = Re-Engineering
rd-card-re-engineering-text = If discarding it helps the Reclaimers to become 1st Eligible, draw a card.
rd-asset-ideologues = Ideologues
rd-card-ideologues-text = Worth 5 for Preach.
rd-asset-sympathizers = Sympathizers
rd-card-sympathizers-text = Worth 5 for Preach.
rd-asset-secret-donors = Secret Donors
rd-card-secret-donors-text = If discarding it helps the Reclaimers to become 1st Eligible, draw a card.
rd-asset-mps-uplink-hacked = MPS Uplink Hacked
rd-card-mps-uplink-hacked-text = Capability. For Reclaimer Operations a Satellite counts as one more Reclaimer Base in its space.
rd-asset-ai-unleashed = AI Unleashed
rd-card-ai-unleashed-text = Capability. Each Ransack also takes 3 MarsGov Resources or 1 Profit.
rd-asset-genetic-masking = Genetic Masking
rd-card-genetic-masking-text = Capability. At Reclaimer Bases, Secure and Recon count two COIN units fewer when Activating.
rd-asset-ares-rockets = Ares Rockets
rd-card-ares-rockets-text = Capability. Reclaimer Attacks may hit Satellites anywhere on Mars.
rd-asset-loyalty = Loyalty
rd-card-loyalty-text = In 4 spaces not at Support remove up to 2 MarsGov Troops or Security each.
rd-asset-remote-base = Remote Base
rd-card-remote-base-text = An Unpopulated Desert receives a Conversion Center and 2 Reclaimer Rebels; draw a card.
rd-asset-pilgrimage = Pilgrimage
rd-card-pilgrimage-text = Up to 4 Reclaimer Rebels within two spaces come to a Labyrinth, which takes Damage; up to 3 markers leave Displaced Population.
rd-asset-weapons-cache = Weapons Cache
rd-card-weapons-cache-text = Worth 5 for Attack.
rd-campaign-construction-workers-guild = Construction Workers Guild
rd-card-construction-workers-guild-text = Red Dust Bases are placed Dug-In.
rd-campaign-prison-labor-revolt = Prison Labor Revolt
rd-card-prison-labor-revolt-text = Each Corporate Base placed costs 1 Profit.
rd-campaign-dock-workers-lockout = Dock Workers Lockout
rd-card-dock-workers-lockout-text = Half of the Supply reaching Phobos, rounded up, is lost.
rd-campaign-transport-workers = Transport Workers
rd-card-transport-workers-text = Secure cannot use Maglev lines.
rd-campaign-water-reclamation-workers = Water Reclamation Workers
rd-card-water-reclamation-workers-text = No Labyrinth can shift to Active Support.
rd-campaign-mothers-of-mars = Mothers of Mars
rd-card-mothers-of-mars-text = A Labyrinth chosen for Assault also falls a level.
rd-campaign-torture-video-leaks = Torture Video Leaks
rd-card-torture-video-leaks-text = Corporate units do not count for Control in Labyrinths.
rd-campaign-earth-based-endorsements = Earth-Based Endorsements
rd-card-earth-based-endorsements-text = Supply reaching Phobos gives MarsGov 2 and Red Dust 1 Resource.
rd-campaign-legal-injunctions = Legal Injunctions
rd-card-legal-injunctions-text = Secure in a space at Opposition costs MarsGov 6.
rd-campaign-general-strike = General Strike
rd-card-general-strike-text = MarsGov Operations cost 1 more in spaces not at Support.
rd-campaign-comms-cutoff = Comms Cutoff
rd-card-comms-cutoff-text = Logistics cannot choose Transit, and a Corporate Pass does not run the Cycler.
rd-campaign-red-wave-elections = Red Wave Elections
rd-card-red-wave-elections-text = A shift from Passive Support to Neutral goes on to Passive Opposition.
